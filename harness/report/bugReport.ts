import { Result, Schema } from "effect"

import type { Harness } from "../api.ts"
import { build } from "../build.ts"
import type { Dependencies } from "../dependencies.ts"
import { harOf } from "./har.ts"

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

/** Creates a bug report as the text of one file. */
export const bugReport = async (
  { window: page, clock, device, report }: Pick<Dependencies, "window" | "clock" | "device" | "report">,
  { scenarioLink, scenarioFile }: Pick<Harness, "scenarioLink" | "scenarioFile">,
): Promise<string> => {
  const scenario = decode(await scenarioFile())
  const { screen, navigator } = page
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
    link: scenarioLink(),
    scenario,
    har: harOf(report.lines(), page.location.origin),
  }
  return JSON.stringify(contents, null, 2)
}
