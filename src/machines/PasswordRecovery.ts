import { Data } from "effect"

import type { FieldRules } from "#domain/FieldRules.ts"
import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

export interface Draft {
  readonly typed: PasswordRecovery.Typed
  readonly rules: FieldRules
  readonly countryDialingCode: string
}

export type State = Data.TaggedEnum<{
  Editing: {
    readonly mode: PasswordRecovery.Mode
    readonly errors: PasswordRecovery.Errors
    readonly refusal: Message | undefined
  }
  Submitting: { readonly mode: PasswordRecovery.Mode }
  Done: { readonly mode: PasswordRecovery.Mode }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  ModeChosen: { readonly mode: PasswordRecovery.Mode }
  CodeRequested: { readonly draft: Draft }
  Submitted: { readonly draft: Draft }
  Edited: { readonly field: PasswordRecovery.Field }
  LanguageLoaded: { readonly draft: Draft }
  Refused: { readonly message: Message }
  Accepted: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  FetchCode: { readonly mode: PasswordRecovery.Mode; readonly draft: Draft }
  SetPassword: { readonly mode: PasswordRecovery.Mode; readonly draft: Draft }
  FocusFirst: { readonly fields: ReadonlyArray<PasswordRecovery.Field> }
  ShowSaved: {}
  GoToLogin: {}
}>
export const Command = Data.taggedEnum<Command>()

type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

type Editing = Data.TaggedEnum.Value<State, "Editing">

const editing = (
  mode: PasswordRecovery.Mode,
  errors: PasswordRecovery.Errors = {},
  refusal?: Message,
): Editing => State.Editing({ mode, errors, refusal })

const onward = ({ mode }: Editing, errors: PasswordRecovery.Errors, next: Transition): Transition => {
  const wrong = PasswordRecovery.wrongFields(errors)
  return wrong.length === 0 ? next : go(editing(mode, errors), Command.FocusFirst({ fields: wrong }))
}

const whileEditing = (state: Editing, event: Event): Transition => {
  const { mode } = state
  switch (event._tag) {
    case "ModeChosen":
      return go(event.mode === mode ? state : editing(event.mode))
    case "CodeRequested": {
      const { draft } = event
      const errors = PasswordRecovery.checkAddressee(mode, draft.typed, draft.rules)
      return onward(state, errors, go(state, Command.FetchCode({ mode, draft })))
    }
    case "Submitted": {
      const { draft } = event
      const errors = PasswordRecovery.check(mode, draft.typed, draft.rules)
      return onward(state, errors, go(State.Submitting({ mode }), Command.SetPassword({ mode, draft })))
    }
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go(editing(mode, errors))
    }
    case "LanguageLoaded": {
      const { typed, rules } = event.draft
      const errors = PasswordRecovery.check(mode, typed, rules)
      return go(editing(mode, PasswordRecovery.ofFilled(errors, typed), state.refusal))
    }
    default:
      return go(state)
  }
}

const transition = (state: State, event: Event): Transition => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "Submitting":
      switch (event._tag) {
        case "Refused":
          return go(editing(state.mode, {}, event.message))
        case "Accepted":
          return go(State.Done(state), Command.ShowSaved(), Command.GoToLogin())
        default:
          return go(state)
      }
    case "Done":
      return go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: editing("email"),
  start: [],
  transition,
}
