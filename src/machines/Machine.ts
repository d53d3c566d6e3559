/** The result of an event: the next state, and the commands to run, in order. */
export interface Step<State, Command> {
  readonly state: State
  readonly commands: ReadonlyArray<Command>
}

/** A state machine as a pure, total function. Time arrives in events. */
export interface Machine<State, Event, Command> {
  readonly initial: State
  /** Commands to run when the machine starts. */
  readonly start: ReadonlyArray<Command>
  readonly step: (state: State, event: Event) => Step<State, Command>
}

/** Builds a step from a state and its commands. */
export const go = <State, Command>(
  state: State,
  ...commands: ReadonlyArray<Command>
): Step<State, Command> => ({
  state,
  commands,
})
