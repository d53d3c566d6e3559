import { Duration } from "effect"

import type { MachineLog } from "#app/boot/stores.ts"
import type { MachineChange } from "#atoms/kernel/runtime.ts"
import { samples } from "#fixtures/machines/samples.ts"
import type { RequestPolicyEvent } from "#services/RequestPolicyLog.ts"

import { kindOf, leadsTo } from "./machineChart.ts"
import { describeCall } from "../gateway/describeCall.ts"
import type { LogLine, Report } from "./harnessLog.ts"

/** A state machine that runs in the app. Does not contain its state, which may contain a player's input. */
export interface RunningMachine {
  /** Identifies the machine among the running machines. */
  readonly id: number
  /** The name of the file in `src/machines`. */
  readonly name: string
  /** The present kind of state, usually the tag of the state. */
  readonly kind: string
  /** The tag of the last event; `mounted` before the first event. */
  readonly event: string
  /** Epoch milliseconds of the last event. */
  readonly at: number
  readonly leadsTo: ReturnType<typeof leadsTo>
}

/** A value that the app fetches. */
export interface RunningQuery {
  readonly id: number
  /** The most likely call of the last fetch, because queries have no names in the app; empty if unknown. */
  readonly call: string
  readonly kind: string
  /** Describes the value: `list of 12`, or field names. Empty without a value. */
  readonly value: string
  /** Epoch milliseconds of the last success and of the request in flight. */
  readonly fetchedAt: number | undefined
  readonly pendingSince: number | undefined
  /** The key of the last failure's message. */
  readonly failure: string | undefined
  readonly hasSubscriber: boolean
}

/** The last outcome of a throttle, of a debounce or of the circuit breaker. */
export interface RequestPolicyState {
  readonly policy: string
  readonly outcome: RequestPolicyEvent["outcome"]
  readonly at: number
  /** Epoch milliseconds at which the policy's window, delay or pause ends; undefined if there is none. */
  readonly until: number | undefined
}

/** The state machines, queries and request policies of the running app. */
export interface RunningState {
  /** Forgets the previous app, and returns the options to mount the next app with. */
  readonly begin: () => {
    readonly requestPolicyLog: (event: RequestPolicyEvent) => void
    readonly machineLog: MachineLog
  }
  readonly machines: () => ReadonlyArray<RunningMachine>
  readonly queries: () => ReadonlyArray<RunningQuery>
  /** All request policies except the circuit breaker. */
  readonly policies: () => ReadonlyArray<RequestPolicyState>
  /** The state of the open circuit breaker; undefined while it is closed. */
  readonly openBreaker: () => RequestPolicyState | undefined
}

/** The name of the circuit breaker in the policy log. */
const breaker = "circuit-breaker"

const names = Object.keys(samples)

const fieldsOf = (value: unknown): ReadonlyArray<string> =>
  typeof value === "object" && value !== null ? Object.keys(value) : []

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** The shape of an initial state, which identifies machines that the app creates by a function with rules. */
const shapeOf = (initial: unknown): string => JSON.stringify([kindOf(initial), fieldsOf(initial).toSorted()])

/** Names of the machines that exist once in the app and are samples themselves. */
const own = new Map<unknown, string>(Object.entries(samples).map(([name, { machine }]) => [machine, name]))

/** The machines that the app creates by a function with rules. */
const madeNames = ["MoneyMove", "PagedList", "Query", "SentForm"]
const made = new Map(madeNames.map((name) => [shapeOf(samples[name]?.machine.initial), name]))

/** The name of a machine: the name of the file that defines it. */
export const nameOf = (machine: MachineChange["machine"]): string =>
  own.get(machine) ?? made.get(shapeOf(machine.initial)) ?? "Unnamed"

const tagOf = (event: unknown): string => (typeof event === "string" ? event : String(fieldOf(event, "_tag")))

/** Describes the form of a value, without its content. */
const describeValue = (value: unknown): string => {
  if (value === undefined) return ""
  if (Array.isArray(value)) return `list of ${value.length}`
  const fields = fieldsOf(value)
  const more = fields.length > 4 ? ", …" : ""
  return fields.length === 0 ? typeof value : fields.slice(0, 4).join(", ") + more
}

/** The fields of a value, or of the first entry of a list. */
const formOf = (value: unknown): ReadonlyArray<string> => fieldsOf(Array.isArray(value) ? value[0] : value)

/** The call since the last request whose response has the most fields of the query's value; empty if unknown. */
const callOf = (lines: ReadonlyArray<LogLine>, { state, requestedAt = 0 }: Entry): string => {
  const form = formOf(fieldOf(state, "value"))
  const hasFailed = fieldOf(state, "failure") !== undefined
  const fits = lines.flatMap((line) => {
    if (line.kind !== "call" || line.at < requestedAt) return []
    const common = formOf(fieldOf(line.response, "value")).filter((name) => form.includes(name))
    const fit = hasFailed && line.failure !== undefined ? 1 : common.length
    return fit === 0 ? [] : [{ fit, call: describeCall(line.method, line.path) }]
  })
  return fits.toSorted((one, other) => other.fit - one.fit)[0]?.call ?? ""
}

interface Entry {
  readonly id: number
  readonly name: string
  readonly state: unknown
  readonly event: string
  readonly at: number
  readonly fetchedAt: number | undefined
  readonly pendingSince: number | undefined
  readonly requestedAt: number | undefined
}

const machineOf = ({ id, name, state, event, at }: Entry): RunningMachine => {
  const sample = samples[name]
  return {
    id,
    name,
    kind: kindOf(state),
    event,
    at,
    leadsTo: sample === undefined ? [] : leadsTo(sample, state),
  }
}

const queryOf = (entry: Entry, lines: ReadonlyArray<LogLine>): RunningQuery => {
  const { id, state, fetchedAt, pendingSince } = entry
  const failure = fieldOf(fieldOf(state, "failure"), "key")
  return {
    id,
    call: callOf(lines, entry),
    kind: kindOf(state),
    value: describeValue(fieldOf(state, "value")),
    fetchedAt,
    pendingSince,
    failure: typeof failure === "string" ? failure : undefined,
    hasSubscriber: fieldOf(state, "hasSubscriber") === true,
  }
}

/** When the newest request of a query began. */
const requestedAt = (before: Entry | undefined, isRunning: boolean, at: number): number | undefined =>
  isRunning && before?.pendingSince === undefined ? at : before?.requestedAt

/** The entry of a machine after a change of its state. */
const changed = (before: Entry | undefined, change: MachineChange, id: number, at: number): Entry => {
  const event = tagOf(change.event)
  const isRunning = fieldOf(change.state, "isRunning") === true
  const wasRunning = before?.pendingSince !== undefined
  return {
    id: before?.id ?? id,
    name: before?.name ?? nameOf(change.machine),
    state: change.state,
    event,
    at,
    fetchedAt: wasRunning && event === "Succeeded" ? at : before?.fetchedAt,
    pendingSince: isRunning ? (before?.pendingSince ?? at) : undefined,
    requestedAt: requestedAt(before, isRunning, at),
  }
}

/** The request policies by name; empty for a new app. */
const makePolicies = () => {
  const states = new Map<string, RequestPolicyState>()
  return {
    states,
    note: ({ policy, outcome, at, wait }: RequestPolicyEvent): void => {
      const until = wait === undefined ? undefined : at + Duration.toMillis(wait)
      // Only the outcome `ran` ends a wait: after a dropped or replaced trigger, the window of an earlier one continues.
      const earlier = outcome === "ran" ? undefined : states.get(policy)?.until
      states.set(policy, { policy, outcome, at, until: until ?? earlier })
    },
  }
}

/** Tracks the running state by logging options with which the app is mounted. Adds changes of kind to the report. */
export const makeRunningState = (
  report: Pick<Report, "lines" | "note" | "noteStateChange">,
  now: () => number,
): RunningState => {
  let entries = new Map<unknown, Entry>()
  let policies = makePolicies()
  let next = 1

  const see = (of: Map<unknown, Entry>, change: MachineChange): void => {
    // Only one atom creates a machine that depends on rules, so the report shows only its newest instance.
    const key = own.has(change.machine) ? change.instance : change.machine
    const before = of.get(key)
    const entry = changed(before, change, next++, now())
    of.delete(key)
    if (entry.event !== "unmounted") of.set(key, entry)
    const from = kindOf(before === undefined ? change.machine.initial : before.state)
    const to = kindOf(entry.state)
    if (from !== to)
      report.noteStateChange({ machine: entry.name, event: entry.event, from, to, at: entry.at })
  }

  const all = () =>
    [...entries.values()].toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name) || a.id - b.id)
  return {
    begin: () => {
      policies = makePolicies()
      const { note } = policies
      return {
        requestPolicyLog: (event) => {
          note(event)
          report.note(event)
        },
        machineLog: () => {
          const ofStore = new Map<unknown, Entry>()
          entries = ofStore
          return (change) => {
            if (entries === ofStore) see(ofStore, change)
          }
        },
      }
    },
    machines: () => all().flatMap((each) => (each.name === "Query" ? [] : [machineOf(each)])),
    queries: () => all().flatMap((each) => (each.name === "Query" ? [queryOf(each, report.lines())] : [])),
    policies: () => [...policies.states.values()].filter(({ policy }) => policy !== breaker),
    openBreaker: () => {
      const state = policies.states.get(breaker)
      return state?.outcome === "waited" ? state : undefined
    },
  }
}
