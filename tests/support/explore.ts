import type { Machine } from "#machines/Machine.ts"

/** One event met by a machine: what it found, what it left, what it asked for. */
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
  /** The state at the end. */
  readonly state: State
  /** All commands in their order, those of the start included. */
  readonly commands: ReadonlyArray<Command>
}

/** The run of one sequence of events. */
export const follow = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  path: ReadonlyArray<Event>,
): Run<State, Event, Command> =>
  path.reduce<Run<State, Event, Command>>((run, event) => extend(machine, run, event), begin(machine))

/** Every run of up to `depth` events, the empty one first. Its prefixes are runs of their own. */
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

const begin = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
): Run<State, Event, Command> => ({
  path: [],
  steps: [],
  state: machine.initial,
  commands: machine.start,
})

const extend = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  run: Run<State, Event, Command>,
  event: Event,
): Run<State, Event, Command> => {
  const { state, commands } = machine.step(run.state, event)
  return {
    path: [...run.path, event],
    steps: [...run.steps, { before: run.state, event, state, commands }],
    state,
    commands: [...run.commands, ...commands],
  }
}
