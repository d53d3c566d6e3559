import { assert, it } from "@effect/vitest"

import type { Machine } from "#machines/Machine.ts"

/** A transition of a machine: the event, the states before and after it, and the resulting commands. */
export interface Met<State, Event, Command> {
  readonly before: State
  readonly event: Event
  readonly state: State
  readonly commands: ReadonlyArray<Command>
}

/** A sequence of events that a machine processes from its initial state. */
export interface EventSequence<State, Event, Command> {
  readonly path: ReadonlyArray<Event>
  readonly transitions: ReadonlyArray<Met<State, Event, Command>>
  /** The last transition; undefined for the empty sequence. Because `explore` yields every prefix too, the last transitions cover all transitions. */
  readonly last: Met<State, Event, Command> | undefined
  /** The state after the last event. */
  readonly state: State
  /** All commands in order, including the machine's start commands. */
  readonly commands: ReadonlyArray<Command>
}

/** Runs a machine through a list of events. */
export const follow = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  path: ReadonlyArray<Event>,
): EventSequence<State, Event, Command> =>
  path.reduce<EventSequence<State, Event, Command>>(
    (sequence, event) => extend(machine, sequence, event),
    begin(machine),
  )

/** Reads the state of a machine after a sequence of events, and the tags of its commands. */
export const tagsOf =
  <State, Event, Command extends { readonly _tag: string }>(machine: Machine<State, Event, Command>) =>
  (path: ReadonlyArray<Event>) => {
    const { state, commands } = follow(machine, path)
    return { state, commands: commands.map(({ _tag }) => _tag) }
  }

/** Yields every sequence of up to `depth` events, shorter sequences first, beginning with the empty sequence. */
export function* explore<State, Event, Command>(
  machine: Machine<State, Event, Command>,
  events: ReadonlyArray<Event>,
  depth: number,
): Generator<EventSequence<State, Event, Command>> {
  let longest: ReadonlyArray<EventSequence<State, Event, Command>> = [begin(machine)]
  yield* longest
  for (let length = 1; length <= depth; length++) {
    longest = longest.flatMap((sequence) => events.map((event) => extend(machine, sequence, event)))
    yield* longest
  }
}

/** The paths of the event sequences that break a rule; three at most. */
export const breaking = <R extends { readonly path: ReadonlyArray<unknown> }>(
  sequences: ReadonlyArray<R>,
  keepsRule: (sequence: R) => boolean,
): ReadonlyArray<string> =>
  sequences
    .filter((sequence) => !keepsRule(sequence))
    .slice(0, 3)
    .map(({ path }) => JSON.stringify(path))

/** The paths whose last transition breaks a rule; three at most. */
export const breakingTransition = <State, Event, Command>(
  sequences: ReadonlyArray<EventSequence<State, Event, Command>>,
  keepsRule: (met: Met<State, Event, Command>) => boolean,
): ReadonlyArray<string> => breaking(sequences, ({ last }) => last === undefined || keepsRule(last))

/** Declares a test for each rule, which fails if an event sequence breaks the rule. */
export const everySequenceKeeps = <R extends { readonly path: ReadonlyArray<unknown> }>(
  sequences: ReadonlyArray<R>,
  rules: Readonly<Record<string, (sequence: R) => boolean>>,
): void =>
  it.each(Object.entries(rules))("%s", (_title, keepsRule) => assert.isEmpty(breaking(sequences, keepsRule)))

/** Declares a test for each rule, which fails if the last transition of an event sequence breaks the rule. */
export const everyTransitionKeeps = <State, Event, Command>(
  sequences: ReadonlyArray<EventSequence<State, Event, Command>>,
  rules: Readonly<Record<string, (met: Met<State, Event, Command>) => boolean>>,
): void =>
  it.each(Object.entries(rules))("%s", (_title, keepsRule) =>
    assert.isEmpty(breakingTransition(sequences, keepsRule)),
  )

/** The number of commands with a tag. */
export const count = <Command extends { readonly _tag: string }>(
  commands: ReadonlyArray<Command>,
  tag: Command["_tag"],
): number => commands.filter(({ _tag }) => _tag === tag).length

/** The paths that send a command while an earlier one is still in flight; three at most. `ends` recognises the end of a command. */
export const sendingTwice = <State, Event, Command extends { readonly _tag: string }>(
  sequences: ReadonlyArray<EventSequence<State, Event, Command>>,
  tag: Command["_tag"],
  ends: (met: Met<State, Event, Command>) => boolean,
): ReadonlyArray<string> =>
  breaking(sequences, ({ transitions }) => {
    let inFlight = 0
    return transitions.every((met) => {
      if (ends(met)) inFlight = 0
      inFlight += count(met.commands, tag)
      return inFlight <= 1
    })
  })

/** The paths whose last state contains one of the words; three at most. */
export const keepingWords = <State, Event, Command>(
  sequences: ReadonlyArray<EventSequence<State, Event, Command>>,
  words: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  breaking(sequences, ({ state }) => {
    const text = JSON.stringify(state)
    return !words.some((word) => word !== "" && text.includes(word))
  })

/** The paths whose last transition leaves the final state with this tag, or sends a command in that state; three at most. */
export const leavingEnd = <State extends { readonly _tag: string }, Event, Command>(
  sequences: ReadonlyArray<EventSequence<State, Event, Command>>,
  tag: State["_tag"],
): ReadonlyArray<string> =>
  breakingTransition(
    sequences,
    ({ before, state, commands }) => before._tag !== tag || (state === before && commands.length === 0),
  )

/** The name of an event in a test title: its tag and its numbers. */
const tagAndNumbers = (event: { readonly _tag: string }): string =>
  [event._tag, ...Object.values(event).filter((value) => typeof value === "number")].join(" ")

/** Adds a title to each row of a machine's test table, which lists the events: `IframeLoaded 1, RetryPressed`. */
export const withEventNames = <Event extends { readonly _tag: string }>(
  rows: ReadonlyArray<readonly [path: ReadonlyArray<Event>, expected: string]>,
  nameOf: (event: Event) => string = tagAndNumbers,
) => rows.map(([path, expected]) => [path.map(nameOf).join(", ") || "no event", expected, path] as const)

const begin = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
): EventSequence<State, Event, Command> => ({
  path: [],
  transitions: [],
  last: undefined,
  state: machine.initial,
  commands: machine.start,
})

const extend = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  sequence: EventSequence<State, Event, Command>,
  event: Event,
): EventSequence<State, Event, Command> => {
  const { state, commands } = machine.transition(sequence.state, event)
  const last = { before: sequence.state, event, state, commands }
  return {
    path: [...sequence.path, event],
    transitions: [...sequence.transitions, last],
    last,
    state,
    commands: [...sequence.commands, ...commands],
  }
}
