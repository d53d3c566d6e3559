/** What a machine does about an event: its next state, and what the outside world is asked to do, in order. */
export interface Step<State, Command> {
  readonly state: State
  readonly commands: ReadonlyArray<Command>
}

/** A total, pure description of how a state follows from events. Time arrives in events. */
export interface Machine<State, Event, Command> {
  readonly initial: State
  /** Asked of the outside world when the machine starts. */
  readonly start: ReadonlyArray<Command>
  readonly step: (state: State, event: Event) => Step<State, Command>
}

/** The step to a state, with what it asks for. */
export const go = <State, Command>(
  state: State,
  ...commands: ReadonlyArray<Command>
): Step<State, Command> => ({
  state,
  commands,
})
