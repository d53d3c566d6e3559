import { assert, it } from "@effect/vitest"

import type { Machine } from "#machines/Machine.ts"

/** One event that a machine processed: the state before and after, and its commands. */
export interface Met<State, Event, Command> {
  readonly before: State
  readonly event: Event
  readonly state: State
  readonly commands: ReadonlyArray<Command>
}

/** A run of a machine from its start. */
export interface Run<State, Event, Command> {
  readonly path: ReadonlyArray<Event>
  readonly steps: ReadonlyArray<Met<State, Event, Command>>
  /** The last step; undefined before the first event. Every prefix is also a run, so this covers all steps. */
  readonly last: Met<State, Event, Command> | undefined
  /** The state at the end. */
  readonly state: State
  /** All commands in order, including those of the start. */
  readonly commands: ReadonlyArray<Command>
}

/** The run of one sequence of events. */
export const follow = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  path: ReadonlyArray<Event>,
): Run<State, Event, Command> =>
  path.reduce<Run<State, Event, Command>>((run, event) => extend(machine, run, event), begin(machine))

/** Reads the state of a machine after a sequence of events, and the tags of its commands. */
export const tagsOf =
  <State, Event, Command extends { readonly _tag: string }>(machine: Machine<State, Event, Command>) =>
  (path: ReadonlyArray<Event>) => {
    const { state, commands } = follow(machine, path)
    return { state, commands: commands.map(({ _tag }) => _tag) }
  }

/** Every run of up to `depth` events, starting with the empty one. Its prefixes are separate runs. */
export function* explore<State, Event, Command>(
  machine: Machine<State, Event, Command>,
  events: ReadonlyArray<Event>,
  depth: number,
): Generator<Run<State, Event, Command>> {
  let longest: ReadonlyArray<Run<State, Event, Command>> = [begin(machine)]
  yield* longest
  for (let length = 1; length <= depth; length++) {
    longest = longest.flatMap((run) => events.map((event) => extend(machine, run, event)))
    yield* longest
  }
}

/** The paths of the runs that break a rule; three at most. */
export const breaking = <R extends { readonly path: ReadonlyArray<unknown> }>(
  runs: ReadonlyArray<R>,
  keepsRule: (run: R) => boolean,
): ReadonlyArray<string> =>
  runs
    .filter((run) => !keepsRule(run))
    .slice(0, 3)
    .map(({ path }) => JSON.stringify(path))

/** The paths whose last step breaks a rule; three at most. */
export const breakingStep = <State, Event, Command>(
  runs: ReadonlyArray<Run<State, Event, Command>>,
  keepsRule: (met: Met<State, Event, Command>) => boolean,
): ReadonlyArray<string> => breaking(runs, ({ last }) => last === undefined || keepsRule(last))

/** A case for each rule that every run keeps. */
export const everyRunKeeps = <R extends { readonly path: ReadonlyArray<unknown> }>(
  runs: ReadonlyArray<R>,
  rules: Readonly<Record<string, (run: R) => boolean>>,
): void =>
  it.each(Object.entries(rules))("%s", (_title, keepsRule) => assert.isEmpty(breaking(runs, keepsRule)))

/** A case for each rule that the last step of every run keeps. */
export const everyStepKeeps = <State, Event, Command>(
  runs: ReadonlyArray<Run<State, Event, Command>>,
  rules: Readonly<Record<string, (met: Met<State, Event, Command>) => boolean>>,
): void =>
  it.each(Object.entries(rules))("%s", (_title, keepsRule) => assert.isEmpty(breakingStep(runs, keepsRule)))

/** The number of commands with a tag. */
export const count = <Command extends { readonly _tag: string }>(
  commands: ReadonlyArray<Command>,
  tag: Command["_tag"],
): number => commands.filter(({ _tag }) => _tag === tag).length

/** The paths that send a command again before a step that ends the one in flight; three at most. */
export const sendingTwice = <State, Event, Command extends { readonly _tag: string }>(
  runs: ReadonlyArray<Run<State, Event, Command>>,
  tag: Command["_tag"],
  ends: (met: Met<State, Event, Command>) => boolean,
): ReadonlyArray<string> =>
  breaking(runs, ({ steps }) => {
    let inFlight = 0
    return steps.every((met) => {
      if (ends(met)) inFlight = 0
      inFlight += count(met.commands, tag)
      return inFlight <= 1
    })
  })

/** The paths whose last state contains one of the words; three at most. */
export const keepingWords = <State, Event, Command>(
  runs: ReadonlyArray<Run<State, Event, Command>>,
  words: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  breaking(runs, ({ state }) => {
    const text = JSON.stringify(state)
    return !words.some((word) => word !== "" && text.includes(word))
  })

/** The paths whose last step leaves a state that ends the run, or has a command in it; three at most. */
export const leavingEnd = <State extends { readonly _tag: string }, Event, Command>(
  runs: ReadonlyArray<Run<State, Event, Command>>,
  tag: State["_tag"],
): ReadonlyArray<string> =>
  breakingStep(
    runs,
    ({ before, state, commands }) => before._tag !== tag || (state === before && commands.length === 0),
  )

/** An event in a title: its tag and its numbers. */
const tagAndNumbers = (event: { readonly _tag: string }): string =>
  [event._tag, ...Object.values(event).filter((value) => typeof value === "number")].join(" ")

/** Rows of a machine's table, with the events as a text before them: `IframeLoaded 1, RetryPressed`. */
export const withEventNames = <Event extends { readonly _tag: string }>(
  rows: ReadonlyArray<readonly [path: ReadonlyArray<Event>, expected: string]>,
  nameOf: (event: Event) => string = tagAndNumbers,
) => rows.map(([path, expected]) => [path.map(nameOf).join(", ") || "no event", expected, path] as const)

const begin = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
): Run<State, Event, Command> => ({
  path: [],
  steps: [],
  last: undefined,
  state: machine.initial,
  commands: machine.start,
})

const extend = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  run: Run<State, Event, Command>,
  event: Event,
): Run<State, Event, Command> => {
  const { state, commands } = machine.step(run.state, event)
  const last = { before: run.state, event, state, commands }
  return {
    path: [...run.path, event],
    steps: [...run.steps, last],
    last,
    state,
    commands: [...run.commands, ...commands],
  }
}
