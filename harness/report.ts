import { Schema } from "effect"

import type { CallLog, LogEntry } from "#fixtures/callLog.ts"
import type { PolicyEvent } from "#services/PolicyLog.ts"

import { callWords } from "./callWords.ts"

/** A call to the simulated gateway, with secrets hidden. */
export interface CallLine extends LogEntry {
  readonly kind: "call"
  readonly at: number
}

/** What a policy of the app did with a trigger. */
export interface PolicyLine extends PolicyEvent {
  readonly kind: "policy"
  readonly id: number
}

export type LogLine = CallLine | PolicyLine

/** The recent calls and policy events on one timeline. */
export interface Report {
  /** Oldest first. */
  readonly lines: () => ReadonlyArray<LogLine>
  readonly note: (event: PolicyEvent) => void
  /** Removes the lines that a filter shows; without one, all. */
  readonly clear: (filter?: LogFilter) => void
  readonly subscribe: (listener: () => void) => () => void
}

const limit = 500

export const makeReport = (calls: CallLog): Report => {
  let policies: ReadonlyArray<PolicyLine> = []
  let next = 1
  const listeners = new Set<() => void>()
  const notifyListeners = (): void => listeners.forEach((listener) => listener())
  calls.subscribe(notifyListeners)
  const lines = (): ReadonlyArray<LogLine> =>
    [
      ...calls.entries().map((entry): CallLine => ({ ...entry, kind: "call", at: entry.startedAt })),
      ...policies,
    ]
      // A trigger is listed before its call.
      .sort((a, b) => a.at - b.at || rank(a) - rank(b))
  return {
    lines,
    note: (event) => {
      policies = [...policies.slice(1 - limit), { ...event, kind: "policy", id: next++ }]
      notifyListeners()
    },
    clear: (filter = noFilter) => {
      const gone = filtered(lines(), filter)
      const idsOf = (kind: LogLine["kind"]) =>
        new Set(gone.flatMap((line) => (line.kind === kind ? [line.id] : [])))
      const policyIds = idsOf("policy")
      policies = policies.filter(({ id }) => !policyIds.has(id))
      calls.remove(idsOf("call"))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const rank = ({ kind }: LogLine): number => (kind === "policy" ? 0 : 1)

const two = (value: number): string => String(value).padStart(2, "0")

/** Local time of day with milliseconds. */
export const timeOf = (at: number): string => {
  const date = new Date(at)
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")
  return `${clock}.${String(date.getMilliseconds()).padStart(3, "0")}`
}

/** The outcome of a call, in a few words. */
export const outcomeOf = ({ status, duration, failure }: CallLine): string => {
  const took = duration === undefined ? "" : ` in ${Math.round(duration)} ms`
  if (failure !== undefined) return `${failure}${status === 0 ? "" : ` (${status})`}${took}`
  return duration === undefined ? "running" : `${status}${took}`
}

const paragraph = (name: string, value: unknown): ReadonlyArray<string> =>
  value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0)
    ? []
    : [`  ${name} ${JSON.stringify(value)}`]

/** A line with all details, for bug reports. */
export const textOf = (line: LogLine): string => {
  if (line.kind === "policy") return `${timeOf(line.at)} ${line.policy}: ${line.outcome}`
  return [
    `${timeOf(line.at)} ${line.method} ${[line.path, ...line.names].join(", ")} ${outcomeOf(line)}`,
    ...paragraph("query", line.query),
    ...paragraph("body", line.decrypted ?? line.body),
    ...paragraph("response", line.response),
  ].join("\n")
}

/** The words that a filter searches: the text of a line, and the area and name of its call. */
const wordsOf = (line: LogLine): string =>
  line.kind === "call" ? `${textOf(line)} ${callWords(line.method, line.path)}` : textOf(line)

/** The outcomes that a filter offers. A call that a fault or a code ended has failed. */
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

/** The filter of the log. An undefined field filters nothing. */
export const LogFilter = Schema.Struct({
  /** In the line, or in the name or the area of its call. Case does not matter. */
  text: Schema.String,
  kind: Schema.optional(Schema.Literals(["call", "policy"])),
  /** Shows calls only. */
  method: Schema.optional(Schema.String),
  outcome: Schema.optional(Schema.Literals(shownOutcomes)),
})
export type LogFilter = typeof LogFilter.Type

export const noFilter: LogFilter = { text: "" }

const callOutcome = ({ duration, failure }: CallLine): ShownOutcome => {
  if (failure !== undefined) return "failed"
  return duration === undefined ? "running" : "succeeded"
}

const shownOutcome = (line: LogLine): ShownOutcome =>
  line.kind === "call" ? callOutcome(line) : line.outcome

const isShown = (line: LogLine, { text, kind, method, outcome }: LogFilter): boolean =>
  (kind === undefined || line.kind === kind) &&
  (method === undefined || (line.kind === "call" && line.method === method)) &&
  (outcome === undefined || shownOutcome(line) === outcome) &&
  (text === "" || wordsOf(line).toLowerCase().includes(text))

/** The lines that a filter shows. */
export const filtered = (
  lines: ReadonlyArray<LogLine>,
  { text, ...rest }: LogFilter,
): ReadonlyArray<LogLine> => {
  const lowered = { ...rest, text: text.trim().toLowerCase() }
  return lines.filter((line) => isShown(line, lowered))
}
