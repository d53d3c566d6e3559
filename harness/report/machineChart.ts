import type { Sample } from "#fixtures/machines/samples.ts"

/** The transitions of a machine from one kind of state to another kind. */
export interface Arrow {
  readonly from: string
  readonly to: string
  /** Tags of the sample events that can cause such a transition, in the order of the samples. */
  readonly events: ReadonlyArray<string>
}

/** A machine's kinds of state, and the transitions between different kinds. The first kind is the initial one. */
export interface Chart {
  readonly kinds: ReadonlyArray<string>
  readonly arrows: ReadonlyArray<Arrow>
}

/** The chart contains the states that at most this many events reach from the initial state. */
const depth = 5

/** Maximum number of explored states. */
const mostStates = 2000

const hasOwn = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && name in value

/** The state of a query has no tag, so its kind describes what a subscriber sees. */
const queryKind = (
  state: Record<"isRunning" | "isBackgroundRetry" | "value" | "failure", unknown>,
): string => {
  if (state.isRunning === true && state.isBackgroundRetry === true) return "Retrying"
  if (state.isRunning === true) return state.value === undefined ? "Loading" : "Refreshing"
  if (state.failure !== undefined) return "Failed"
  return state.value === undefined ? "Empty" : "Loaded"
}

/** The state of the popups has no tag, so its kind is the visible popup. */
const popupsKind = (state: Record<"gateUp" | "waiting", unknown>): string => {
  if (state.gateUp === true) return "Hidden"
  const first: unknown = Array.isArray(state.waiting) ? state.waiting[0] : undefined
  return first === undefined ? "None" : kindOf(first)
}

/** The kind of a state: its tag, or a computed kind for states of queries and popups, which have no tag. */
export const kindOf = (state: unknown): string => {
  if (hasOwn(state, "_tag")) return String(state._tag)
  if (hasOwn(state, "gateUp") && hasOwn(state, "waiting")) return popupsKind(state)
  if (hasOwn(state, "isRunning") && hasOwn(state, "isBackgroundRetry") && hasOwn(state, "value"))
    return hasOwn(state, "failure") ? queryKind(state) : "Untagged"
  return "Untagged"
}

/** The kind of the next state, for each sample event in a state. */
export const leadsTo = (
  { machine, events }: Sample,
  state: unknown,
): ReadonlyArray<{ readonly event: string; readonly to: string }> =>
  events.map((event) => ({ event: event._tag, to: kindOf(machine.transition(state, event).state) }))

/** The states that the sample events reach, each once. */
const reached = ({ machine, events }: Sample): ReadonlyArray<unknown> => {
  const seen = new Map([[JSON.stringify(machine.initial), machine.initial]])
  let newest: ReadonlyArray<unknown> = [machine.initial]
  for (let length = 0; length < depth && newest.length > 0; length++) {
    const next = newest.flatMap((state) => events.map((event) => machine.transition(state, event).state))
    const fresh = new Map(next.map((state) => [JSON.stringify(state), state]))
    newest = [...fresh]
      .filter(([key]) => !seen.has(key))
      .slice(0, mostStates - seen.size)
      .map(([key, state]) => {
        seen.set(key, state)
        return state
      })
  }
  return [...seen.values()]
}

/** The chart of a machine, computed from its initial state and its sample events. Omits transitions within one kind. */
export const chartOf = (sample: Sample): Chart => {
  const states = reached(sample)
  const arrows = new Map<string, Map<string, Set<string>>>()
  for (const state of states) {
    const from = kindOf(state)
    for (const { event, to } of leadsTo(sample, state)) {
      if (to === from) continue
      const targets = arrows.get(from) ?? new Map<string, Set<string>>()
      arrows.set(from, targets)
      targets.set(to, (targets.get(to) ?? new Set()).add(event))
    }
  }
  const order = sample.events.map(({ _tag }) => _tag)
  const sorted = (events: ReadonlySet<string>) =>
    [...events].sort((one, other) => order.indexOf(one) - order.indexOf(other))
  return {
    kinds: [...new Set(states.map(kindOf))],
    arrows: [...arrows].flatMap(([from, targets]) =>
      [...targets].map(([to, events]) => ({ from, to, events: sorted(events) })),
    ),
  }
}

/** A chart as a Mermaid state diagram. */
export const mermaidOf = ({ kinds, arrows }: Chart): string =>
  [
    "stateDiagram-v2",
    `  [*] --> ${kinds[0] ?? ""}`,
    ...arrows.map(({ from, to, events }) => `  ${from} --> ${to}: ${events.join(", ")}`),
  ].join("\n")
