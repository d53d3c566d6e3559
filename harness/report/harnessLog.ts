import { Schema } from "effect"

import type { CallLog, LogEntry } from "#fixtures/callLog.ts"
import type { RequestPolicyEvent } from "#services/RequestPolicyLog.ts"

import { ownWithin } from "../clock/clock.ts"
import { describeCall } from "../gateway/describeCall.ts"
import { makeListeners } from "../listeners.ts"
import type { Payload } from "./payload.ts"

/** Ids increase in the order of events, which times do not: a tester may set the clock back. */
type Numbered = Pick<LogEntry, "id" | "deviceAt">

/** A call to the simulated gateway, with secrets hidden. */
export interface CallLine extends LogEntry {
  readonly kind: "call"
  readonly at: number
}

/** The outcome of a trigger under a request policy of the app, such as a throttle. */
export interface RequestPolicyLine extends RequestPolicyEvent, Numbered {
  readonly kind: "policy"
}

/** One complete request of the app to the harness's telemetry collector. */
export interface TelemetryLine extends Payload, Numbered {
  readonly kind: "telemetry"
  readonly at: number
}

/** A transition of a state machine in the app to another kind of state. */
export interface StateChange {
  readonly machine: string
  /** The tag of the event; `mounted` or `unmounted` if no event caused the change. */
  readonly event: string
  readonly from: string
  readonly to: string
  readonly at: number
}

export interface MachineLine extends StateChange, Numbered {
  readonly kind: "machine"
}

export type LogLine = CallLine | RequestPolicyLine | MachineLine | TelemetryLine

/** The recent calls, policy events, state changes of machines and telemetry payloads, in the order in which they happened. */
export interface Report {
  /** Oldest first. */
  readonly lines: () => ReadonlyArray<LogLine>
  readonly note: (event: RequestPolicyEvent) => void
  readonly noteStateChange: (change: StateChange) => void
  readonly collect: (payload: Payload, at: number) => void
  /** Removes the lines that match a filter; without a filter, all lines. */
  readonly clear: (filter?: LogFilter) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Maximum number of lines other than calls, which have a separate limit. */
const limit = 1500

export const makeReport = (calls: CallLog): Report => {
  let noted: ReadonlyArray<Exclude<LogLine, CallLine>> = []
  const { notifyListeners, subscribe } = makeListeners()
  calls.subscribe(notifyListeners)
  const add = (line: Exclude<LogLine, CallLine>): void => {
    noted = [...noted.slice(1 - limit), line]
    notifyListeners()
  }
  const lines = (): ReadonlyArray<LogLine> =>
    [
      ...calls.entries().map((entry): CallLine => ({ ...entry, kind: "call", at: entry.startedAt })),
      ...noted,
    ].sort((a, b) => a.id - b.id)
  return {
    lines,
    note: (event) => add({ ...event, ...calls.number(), kind: "policy" }),
    noteStateChange: (change) => add({ ...change, ...calls.number(), kind: "machine" }),
    collect: (payload, at) => add({ ...payload, ...calls.number(), kind: "telemetry", at }),
    clear: (filter = noFilter) => {
      const gone = new Set(filtered(lines(), filter))
      noted = noted.filter((line) => !gone.has(line))
      calls.remove(new Set([...gone].flatMap((line) => (line.kind === "call" ? [line.id] : []))))
    },
    subscribe,
  }
}

/** A short description of a machine's state change. */
export const stateChangeText = ({ event, from, to }: StateChange): string => `${event}: ${from} → ${to}`

const two = (value: number): string => String(value).padStart(2, "0")

/** Local time of day with milliseconds. */
export const timeOf = (at: number): string => {
  const date = new Date(at)
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")
  return `${clock}.${String(date.getMilliseconds()).padStart(3, "0")}`
}

/** The app's time of a line, and the device's own time where they differ. */
export const stampOf = ({ at, deviceAt }: Pick<LogLine, "at" | "deviceAt">): string =>
  Math.abs(at - deviceAt) < ownWithin ? timeOf(at) : `${timeOf(at)} (device ${timeOf(deviceAt)})`

const endOf = ({ status, duration, failure, isHeld }: CallLine): string => {
  if (isHeld === true) return "held"
  const took = duration === undefined ? "" : ` in ${Math.round(duration)} ms`
  if (failure !== undefined) return `${failure}${status === 0 ? "" : ` (${status})`}${took}`
  return duration === undefined ? "running" : `${status}${took}`
}

/** The outcome of a call, as a short description. */
export const outcomeOf = (line: CallLine): string =>
  [
    ...(line.isReplay === true ? ["replay"] : []),
    ...(line.isEdited === true ? ["edited"] : []),
    endOf(line),
  ].join(": ")

const paragraph = (name: string, value: unknown): ReadonlyArray<string> =>
  value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0)
    ? []
    : [`  ${name} ${JSON.stringify(value)}`]

/** The names of a payload's records, and how often each occurs: `exception, lobby.call × 3`. */
export const recordsOf = ({ records, unreadable }: Payload): string => {
  if (unreadable !== undefined) return "unreadable"
  const names = records.map(({ name }) => name)
  return [...new Set(names)]
    .map((name) => [name, names.filter((each) => each === name).length] as const)
    .map(([name, count]) => (count === 1 ? name : `${name} × ${count}`))
    .join(", ")
}

const telemetryText = (line: TelemetryLine): string =>
  [
    `${stampOf(line)} telemetry ${recordsOf(line)}`,
    ...paragraph("resource", line.resource),
    ...line.records.flatMap(({ name, severity, attributes }) => paragraph(`${name} ${severity}`, attributes)),
    ...paragraph("body", line.unreadable),
  ].join("\n")

/** A line with all details, for bug reports. */
export const textOf = (line: LogLine): string => {
  if (line.kind === "policy") return `${stampOf(line)} ${line.policy}: ${line.outcome}`
  if (line.kind === "machine") return `${stampOf(line)} ${line.machine}: ${stateChangeText(line)}`
  if (line.kind === "telemetry") return telemetryText(line)
  return [
    `${stampOf(line)} ${line.method} ${[line.path, ...line.names].join(", ")} ${outcomeOf(line)}`,
    ...paragraph("query", line.query),
    ...paragraph("body", line.decrypted ?? line.body),
    ...paragraph("response", line.response),
  ].join("\n")
}

/** The text that a filter searches: the text of a line, and the area and name of its call. */
const searchedText = (line: LogLine): string =>
  line.kind === "call" ? `${textOf(line)} ${describeCall(line.method, line.path)}` : textOf(line)

/** The outcomes that a filter offers. A call with an injected fault or a message code counts as failed. */
export const shownOutcomes = [
  "succeeded",
  "failed",
  "running",
  "ran",
  "dropped",
  "waited",
  "replaced",
] as const
type ShownOutcome = (typeof shownOutcomes)[number]

export const lineKinds = ["call", "policy", "machine", "telemetry"] as const satisfies ReadonlyArray<
  LogLine["kind"]
>

/** The filter of the log. An undefined field filters nothing. */
export const LogFilter = Schema.Struct({
  /** A text in the line, or in the name or area of its call. Case does not matter. */
  text: Schema.String,
  kind: Schema.optional(Schema.Literals(lineKinds)),
  /** The HTTP method. This field hides all lines other than calls. */
  method: Schema.optional(Schema.String),
  outcome: Schema.optional(Schema.Literals(shownOutcomes)),
})
export type LogFilter = typeof LogFilter.Type

export const noFilter: LogFilter = { text: "" }

const callOutcome = ({ duration, failure }: CallLine): ShownOutcome => {
  if (failure !== undefined) return "failed"
  return duration === undefined ? "running" : "succeeded"
}

const shownOutcome = (line: LogLine): ShownOutcome | undefined => {
  if (line.kind === "telemetry" || line.kind === "machine") return undefined
  return line.kind === "call" ? callOutcome(line) : line.outcome
}

const isShown = (line: LogLine, { text, kind, method, outcome }: LogFilter): boolean =>
  (kind === undefined || line.kind === kind) &&
  (method === undefined || (line.kind === "call" && line.method === method)) &&
  (outcome === undefined || shownOutcome(line) === outcome) &&
  (text === "" || searchedText(line).toLowerCase().includes(text))

/** The lines that match a filter. */
export const filtered = (
  lines: ReadonlyArray<LogLine>,
  { text, ...rest }: LogFilter,
): ReadonlyArray<LogLine> => {
  const lowered = { ...rest, text: text.trim().toLowerCase() }
  return lines.filter((line) => isShown(line, lowered))
}
