import { Result, Schema } from "effect"

import type { Harness } from "../api.ts"
import { build } from "../build.ts"
import { type Har, harOf } from "./har.ts"
import type { Parts } from "../dependencies.ts"
import type { Recording } from "../recorder/Recording.ts"

const kind = "lantern-lobby bug report"

const json = Schema.fromJsonString(Schema.Unknown)
const encode = Schema.encodeSync(json)
const decode = Schema.decodeSync(json)
const decodeReport = Schema.decodeResult(
  Schema.fromJsonString(Schema.Struct({ kind: Schema.Literal(kind), scenario: Schema.Unknown })),
)

interface Size {
  readonly width: number
  readonly height: number
}

/** The contents of a bug report. */
interface BugReport {
  readonly build: string
  /** The device's own time, not that of the changed clock. ISO 8601. */
  readonly time: string
  readonly userAgent: string
  /** The language of the app, and those of the browser. */
  readonly language: string
  readonly browserLanguages: ReadonlyArray<string>
  readonly screen: Size & { readonly pixelRatio: number }
  readonly window: Size
  readonly link: string
  /** The contents of the scenario file. */
  readonly scenario: unknown
  readonly har: Har
  /** The recording of the Record panel, if it has one. */
  readonly recording: Recording | undefined
}

const write = (report: BugReport): string => JSON.stringify({ kind, ...report }, null, 2)

/** The scenario file in a bug report. Other texts are returned as they are. */
export const scenarioIn = (text: string): string => {
  const report = decodeReport(text)
  return Result.isSuccess(report) ? encode(report.success.scenario) : text
}

/** The action that writes all of a bug into one file. */
export const makeBugReport = (
  { window: page, clock, device, report, recorderStore }: Parts,
  { scenarioLink, scenarioFile }: Pick<Harness, "scenarioLink" | "scenarioFile">,
): Pick<Harness, "bugReport"> => ({
  bugReport: async () => {
    const scenario = decode(await scenarioFile())
    const { screen, navigator } = page
    return write({
      build,
      time: new Date(clock.deviceNow()).toISOString(),
      userAgent: navigator.userAgent,
      language: device.read().language,
      browserLanguages: navigator.languages,
      screen: { width: screen.width, height: screen.height, pixelRatio: page.devicePixelRatio },
      window: { width: page.innerWidth, height: page.innerHeight },
      link: scenarioLink(),
      scenario,
      har: harOf(report.lines(), page.location.origin),
      recording: recorderStore.state().recording,
    })
  },
})
