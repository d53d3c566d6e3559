import { Data } from "effect"

import type { FieldRules } from "#domain/FieldRules.ts"
import * as Passwords from "#domain/Passwords.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** What is typed, and by what it is judged. */
export interface Draft {
  readonly typed: Passwords.Typed
  readonly rules: FieldRules
  /** Whether the old password is one of the fields: none is held from a forced login. */
  readonly asksOld: boolean
}

export type State = Data.TaggedEnum<{
  Editing: {
    readonly errors: Passwords.Errors
    /** The popup is open that says the new password is the old one. */
    readonly isSame: boolean
  }
  Submitting: { readonly asksOld: boolean }
  /** Done: the screen stays as it is until it is left. */
  Changed: { readonly asksOld: boolean }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Submitted: { readonly draft: Draft }
  /** A field was typed in; what was said of it is taken back. */
  Edited: { readonly field: Passwords.Field }
  /** The language changed and settled: what is filled in is looked at again. */
  LanguageSettled: { readonly draft: Draft }
  SamePopupClosed: {}
  Refused: { readonly message: Message }
  /** `wasForced`: the change had to be made before anything else. */
  Accepted: { readonly wasForced: boolean }
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  Change: { readonly typed: Passwords.Typed }
  FocusFirst: { readonly fields: ReadonlyArray<Passwords.Field> }
  Say: { readonly message: Message }
  SaySaved: {}
  /** Leaves after a while, in which one reads that it was saved. */
  Leave: { readonly wasForced: boolean }
}>
export const Command = Data.taggedEnum<Command>()

const go: (state: State, ...commands: ReadonlyArray<Command>) => Machine.Step<State, Command> = Machine.go

const submitted = ({ typed, rules, asksOld }: Draft): Machine.Step<State, Command> => {
  const errors = Passwords.check(typed, rules, asksOld)
  const isSame = Passwords.isSame(typed)
  const wrong = Passwords.wrongFields(errors)
  if (isSame) return go(State.Editing({ errors, isSame }))
  if (wrong.length > 0) return go(State.Editing({ errors, isSame }), Command.FocusFirst({ fields: wrong }))
  return go(State.Submitting({ asksOld }), Command.Change({ typed }))
}

const whileEditing = (
  state: Data.TaggedEnum.Value<State, "Editing">,
  event: Event,
): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "Submitted":
      return submitted(event.draft)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go(State.Editing({ ...state, errors }))
    }
    case "LanguageSettled": {
      const { typed, rules, asksOld } = event.draft
      const errors = Passwords.check(typed, rules, asksOld)
      return go(State.Editing({ ...state, errors: Passwords.ofFilled(errors, typed) }))
    }
    case "SamePopupClosed":
      return go(State.Editing({ ...state, isSame: false }))
    default:
      return go(state)
  }
}

const nothingWrong = State.Editing({ errors: {}, isSame: false })

/** The change of a password, spec §2 "Change password". */
const step = (state: State, event: Event): Machine.Step<State, Command> => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "Submitting":
      switch (event._tag) {
        case "Refused":
          return go(nothingWrong, Command.Say({ message: event.message }))
        case "Accepted":
          return go(State.Changed(state), Command.SaySaved(), Command.Leave(event))
        default:
          return go(state)
      }
    case "Changed":
      return go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = { initial: nothingWrong, start: [], step }
