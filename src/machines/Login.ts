import { Data } from "effect"

import * as Credentials from "#domain/Credentials.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

export type State = Data.TaggedEnum<{
  Editing: {
    readonly captcha: boolean
    readonly errors: Credentials.Errors
    /** Why the last try was refused. */
    readonly refusal: Message | undefined
  }
  Submitting: { readonly captcha: boolean }
  SignedIn: { readonly captcha: boolean }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Submitted: {
    readonly credentials: Credentials.Credentials
    readonly rules: FieldRules
    readonly remember: boolean
  }
  /** A field was typed in; what was said of it is taken back. */
  Edited: { readonly field: Credentials.Field }
  /** The language changed and settled: what is filled in is looked at again. */
  LanguageSettled: { readonly credentials: Credentials.Credentials; readonly rules: FieldRules }
  Refused: { readonly message: Message; readonly captchaRequired: boolean }
  Accepted: {}
  CaptchaPressed: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  SignIn: { readonly credentials: Credentials.Credentials; readonly remember: boolean }
  RefreshCaptcha: {}
  FocusFirstError: { readonly errors: Credentials.Errors }
  /** Goes on to the page that was wanted, or home. */
  Enter: {}
}>
export const Command = Data.taggedEnum<Command>()

const go: (state: State, ...commands: ReadonlyArray<Command>) => Machine.Step<State, Command> = Machine.go

const refreshIf = (captcha: boolean): ReadonlyArray<Command> => (captcha ? [Command.RefreshCaptcha()] : [])

const hasErrors = (errors: Credentials.Errors): boolean => Object.keys(errors).length > 0

const whileEditing = (
  state: Data.TaggedEnum.Value<State, "Editing">,
  event: Event,
): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "Submitted": {
      const errors = Credentials.check(event.credentials, event.rules, state.captcha)
      return hasErrors(errors)
        ? go(State.Editing({ ...state, errors, refusal: undefined }), Command.FocusFirstError({ errors }))
        : go(State.Submitting(state), Command.SignIn(event))
    }
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go(State.Editing({ ...state, errors }))
    }
    case "LanguageSettled": {
      const errors = Credentials.check(event.credentials, event.rules, state.captcha)
      return go(State.Editing({ ...state, errors: Credentials.ofFilled(errors, event.credentials) }))
    }
    case "CaptchaPressed":
      return go(state, ...refreshIf(state.captcha))
    default:
      return go(state)
  }
}

/** The login form, spec §2 "Login screen". A captcha, once asked for, stays. */
const step = (state: State, event: Event): Machine.Step<State, Command> => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "Submitting":
      switch (event._tag) {
        case "Refused": {
          const captcha = state.captcha || event.captchaRequired
          return go(State.Editing({ captcha, errors: {}, refusal: event.message }), ...refreshIf(captcha))
        }
        case "Accepted":
          return go(State.SignedIn(state), Command.Enter())
        default:
          return go(state)
      }
    case "SignedIn":
      return go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Editing({ captcha: false, errors: {}, refusal: undefined }),
  start: [],
  step,
}
