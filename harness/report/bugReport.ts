import { Result, Schema } from "effect"

import type { BugReport, Harness } from "../api.ts"
import { build } from "../build.ts"
import type { Dependencies } from "../dependencies.ts"
import { harOf } from "./har.ts"
import { type LogLine, outcomeOf } from "./harnessLog.ts"
import { stateOf } from "./picture.ts"

const kind = "lantern-lobby bug report"

const json = Schema.fromJsonString(Schema.Unknown)
const encode = Schema.encodeSync(json)
const decode = Schema.decodeSync(json)
const decodeReport = Schema.decodeResult(
  Schema.fromJsonString(Schema.Struct({ kind: Schema.Literal(kind), scenario: Schema.Unknown })),
)

/** The scenario file in a bug report. Other texts are returned as they are. */
export const scenarioIn = (text: string): string => {
  const report = decodeReport(text)
  return Result.isSuccess(report) ? encode(report.success.scenario) : text
}

/** Maximum number of failed calls in the text for an issue. */
const mostFailures = 5

const failuresIn = (lines: ReadonlyArray<LogLine>): ReadonlyArray<string> =>
  lines
    .flatMap((line) => (line.kind === "call" && line.failure !== undefined ? [line] : []))
    .slice(-mostFailures)
    .map((line) => `- ${line.method} ${line.path}: ${outcomeOf(line)}`)

/** Creates a bug report. */
export const bugReport = async (
  { window: page, clock, device, report }: Pick<Dependencies, "window" | "clock" | "device" | "report">,
  { scenarioLink, scenarioFile, picture: take }: Pick<Harness, "scenarioLink" | "scenarioFile" | "picture">,
): Promise<BugReport> => {
  // First, because a browser allows a capture only right after the press.
  const picture = await take()
  const scenario = decode(await scenarioFile())
  const { screen, navigator } = page
  const [link, lines, state] = [scenarioLink(), report.lines(), stateOf(page)]
  const contents = {
    kind,
    build,
    // The device's own time, because the harness may have changed the app's clock.
    time: new Date(clock.deviceNow()).toISOString(),
    userAgent: navigator.userAgent,
    language: device.read().language,
    browserLanguages: navigator.languages,
    screen: { width: screen.width, height: screen.height, pixelRatio: page.devicePixelRatio },
    window: { width: page.innerWidth, height: page.innerHeight },
    link,
    state,
    picture,
    scenario,
    har: harOf(lines, page.location.origin),
  }
  const seen = Object.entries(state).map(([name, value]) => `- ${name}: ${value}`)
  const markdown = [
    "## Steps",
    `1. Open ${link}\n2. …`,
    "## Expected",
    "…",
    "## Seen",
    [...seen, ...failuresIn(lines)].join("\n"),
    "## Build",
    `${build}, ${page.innerWidth} × ${page.innerHeight}, ${navigator.userAgent}`,
  ].join("\n\n")
  return { file: JSON.stringify(contents, null, 2), markdown }
}
