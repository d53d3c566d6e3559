export interface Step<State, Command> {
  readonly state: State
  readonly commands: ReadonlyArray<Command>
}

/** `step` is pure and total, and time arrives in events. */
export interface Machine<State, Event, Command> {
  readonly initial: State
  readonly start: ReadonlyArray<Command>
  readonly step: (state: State, event: Event) => Step<State, Command>
}

export const go = <State, Command>(
  state: State,
  ...commands: ReadonlyArray<Command>
): Step<State, Command> => ({
  state,
  commands,
})
