import { Result, Schema } from "effect"

import { Contents, read as readScenario, write as writeScenario } from "../scenario/scenarioFile.ts"

const kind = "lantern-lobby recording"

/** An element as assistive technology describes it. */
export const Target = Schema.Struct({
  role: Schema.String,
  name: Schema.String,
  /** Its place among the visible elements of this role and name, from 0; absent for an only one. */
  nth: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
})
export type Target = typeof Target.Type

/** The kinds of secrets. A recording names the kind; the replay types the secret of the simulated gateway. */
export const Secret = Schema.Literals(["password", "paymentPassword", "code"])
export type Secret = typeof Secret.Type

/** The actions of the harness that a recording may contain, as in `window.__harness`. */
export const settingNames = [
  "signInAs",
  "setJustLoggedIn",
  "choose",
  "configure",
  "applyQuietly",
  "setModule",
  "allModules",
  "setFault",
  "clearFaults",
  "setLatency",
  "hold",
  "release",
  "amend",
  "spoilStatus",
  "applyScenario",
  "restart",
  "reset",
  "burst",
  "clock.setHour",
  "clock.setTime",
  "clock.advance",
  "clock.freeze",
  "clock.resume",
  "platform.set",
  "platform.offerInstall",
] as const
export type SettingName = (typeof settingNames)[number]

const Position = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const Act = Schema.Union([
  Schema.Struct({ type: Schema.Literal("tap"), target: Target }),
  Schema.Struct({ type: Schema.Literal("type"), target: Target, text: Schema.String }),
  Schema.Struct({ type: Schema.Literal("secret"), target: Target, secret: Secret }),
  /** The label of an option of a native list. */
  Schema.Struct({ type: Schema.Literal("choose"), target: Target, option: Schema.String }),
  Schema.Struct({ type: Schema.Literal("back") }),
  Schema.Struct({ type: Schema.Literal("forward") }),
  /** Where the page, or an element in it, is scrolled to, in CSS px. */
  Schema.Struct({
    type: Schema.Literal("scroll"),
    target: Schema.optionalKey(Target),
    left: Position,
    top: Position,
  }),
  /** Path and query, or the page again. */
  Schema.Struct({
    type: Schema.Literal("open"),
    address: Schema.String.check(Schema.isPattern(/^\/(?!\/)/)),
  }),
  Schema.Struct({
    type: Schema.Literal("set"),
    name: Schema.Literals(settingNames),
    given: Schema.Array(Schema.Unknown),
  }),
  Schema.Struct({ type: Schema.Literal("expectVisible"), target: Target }),
  Schema.Struct({ type: Schema.Literal("expectText"), text: Schema.NonEmptyString }),
  Schema.Struct({ type: Schema.Literal("expectValue"), target: Target, value: Schema.String }),
  /** An ARIA snapshot, as Playwright writes it. */
  Schema.Struct({
    type: Schema.Literal("expectSnapshot"),
    target: Target,
    snapshot: Schema.NonEmptyString,
  }),
])
export type Act = typeof Act.Type

const Step = Schema.Struct({
  /** Milliseconds since the step before. */
  after: Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)),
  act: Act,
})
export type Step = typeof Step.Type

/** The steps of a tester, and the scenario in which they begin. */
export const Recording = Schema.Struct({
  kind: Schema.Literal(kind),
  /** Of the window, in CSS px. */
  size: Schema.Struct({ width: Schema.Int, height: Schema.Int }),
  scenario: Contents,
  steps: Schema.Array(Step),
})
export type Recording = typeof Recording.Type

const json = Schema.fromJsonString(Schema.Unknown)
const decode = Schema.decodeUnknownResult(Recording)

/** A recording without steps. */
export const empty = ({ size, scenario }: Pick<Recording, "size" | "scenario">): Recording => ({
  kind,
  size,
  scenario,
  steps: [],
})

/** The text of a file. */
export const write = (recording: Recording): string => JSON.stringify(recording, null, 2)

/** The text of the scenario file in which a recording begins. */
export const startOf = ({ scenario }: Recording): string => writeScenario(scenario)

/** The recording of a file, or why it is none. */
export const read = (text: string): Result.Result<Recording, string> => {
  const value = Schema.decodeResult(json)(text)
  if (Result.isFailure(value)) return Result.fail("This is no recording: it is not JSON.")
  const recording = decode(value.success)
  if (Result.isFailure(recording))
    return Result.fail("This is no recording: the Record panel saves them by 'Save recording'.")
  return Result.flatMap(readScenario(startOf(recording.success)), () => recording).pipe(
    Result.mapError(() => "This recording is of another version: its gateway state does not match."),
  )
}
