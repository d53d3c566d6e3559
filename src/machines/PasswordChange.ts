import { Data } from "effect"

import type { FieldRules } from "#domain/FieldRules.ts"
import * as Passwords from "#domain/account/Passwords.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

export interface Draft {
  readonly typed: Passwords.Typed
  readonly rules: FieldRules
  readonly needsOldPassword: boolean
}

export type State = Data.TaggedEnum<{
  Editing: {
    readonly errors: Passwords.Errors
    readonly isSame: boolean
    readonly refusal: Message | undefined
  }
  Submitting: { readonly needsOldPassword: boolean }
  Changed: { readonly needsOldPassword: boolean }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Submitted: { readonly draft: Draft }
  Edited: { readonly field: Passwords.Field }
  LanguageLoaded: { readonly draft: Draft }
  SamePopupClosed: {}
  Refused: { readonly message: Message }
  Accepted: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  Change: { readonly typed: Passwords.Typed }
  FocusFirst: { readonly fields: ReadonlyArray<Passwords.Field> }
  ShowToast: { readonly message: Message }
  ShowSaved: {}
  Leave: {}
}>
export const Command = Data.taggedEnum<Command>()

type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

const submitted = ({ typed, rules, needsOldPassword }: Draft): Transition => {
  const errors = Passwords.check(typed, rules, needsOldPassword)
  const isSame = Passwords.isSame(typed)
  const wrong = Passwords.wrongFields(errors)
  const editing = State.Editing({ errors, isSame, refusal: undefined })
  if (isSame) return go(editing)
  if (wrong.length > 0) return go(editing, Command.FocusFirst({ fields: wrong }))
  return go(State.Submitting({ needsOldPassword }), Command.Change({ typed }))
}

const whileEditing = (state: Data.TaggedEnum.Value<State, "Editing">, event: Event): Transition => {
  switch (event._tag) {
    case "Submitted":
      return submitted(event.draft)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go(State.Editing({ ...state, errors, refusal: undefined }))
    }
    case "LanguageLoaded": {
      const { typed, rules, needsOldPassword } = event.draft
      const errors = Passwords.check(typed, rules, needsOldPassword)
      return go(State.Editing({ ...state, errors: Passwords.ofFilled(errors, typed) }))
    }
    case "SamePopupClosed":
      return go(State.Editing({ ...state, isSame: false }))
    default:
      return go(state)
  }
}

const nothingWrong = { errors: {}, isSame: false, refusal: undefined } as const

const transition = (state: State, event: Event): Transition => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "Submitting":
      switch (event._tag) {
        case "Refused":
          return go(
            State.Editing({ ...nothingWrong, refusal: event.message }),
            Command.ShowToast({ message: event.message }),
          )
        case "Accepted":
          return go(State.Changed(state), Command.ShowSaved(), Command.Leave())
        default:
          return go(state)
      }
    case "Changed":
      return go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Editing(nothingWrong),
  start: [],
  transition,
}
