export interface Transition<State, Command> {
  readonly state: State
  readonly commands: ReadonlyArray<Command>
}

/** `transition` is pure and total. It reads no clock: events contain the time. */
export interface Machine<State, Event, Command> {
  readonly initial: State
  readonly start: ReadonlyArray<Command>
  readonly transition: (state: State, event: Event) => Transition<State, Command>
}

export const go = <State, Command>(
  state: State,
  ...commands: ReadonlyArray<Command>
): Transition<State, Command> => ({
  state,
  commands,
})
