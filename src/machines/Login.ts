import { Data } from "effect"

import * as Credentials from "#domain/entry/Credentials.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

interface Form {
  readonly mode: Credentials.Mode
  // Once the gateway requires the captcha, the form shows it until the merchant disables it.
  readonly captcha: boolean
}

export type State = Data.TaggedEnum<{
  Editing: Form & {
    readonly errors: Credentials.Errors
    readonly refusal: Message | undefined
  }
  Submitting: Form
  SignedIn: Form
}>
export const State = Data.taggedEnum<State>()

interface Typed {
  readonly credentials: Credentials.Credentials
  readonly rules: FieldRules
}

export type Event = Data.TaggedEnum<{
  Submitted: Typed & { readonly remember: boolean }
  Edited: { readonly field: Credentials.Field }
  ModeToggled: {}
  CodeRequested: Typed
  LanguageLoaded: Typed
  Refused: { readonly message: Message; readonly captchaRequired: boolean }
  Accepted: {}
  CaptchaPressed: {}
  CaptchaRequired: {}
  CaptchaMissed: { readonly error: MessageKey }
  CaptchaOff: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  SignIn: {
    readonly mode: Credentials.Mode
    readonly credentials: Credentials.Credentials
    readonly remember: boolean
  }
  SendCode: { readonly mobile: string; readonly countryDialingCode: string }
  RefreshCaptcha: {}
  FocusFirst: { readonly fields: ReadonlyArray<Credentials.Field> }
  // Navigates to the stored page, or else to home.
  Enter: {}
}>
export const Command = Data.taggedEnum<Command>()

type Of<Tag extends Event["_tag"]> = Data.TaggedEnum.Value<Event, Tag>
type Editing = Data.TaggedEnum.Value<State, "Editing">
type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

const refreshIf = (captcha: boolean): ReadonlyArray<Command> => (captcha ? [Command.RefreshCaptcha()] : [])

const check = ({ mode, captcha }: Form, { credentials, rules }: Typed): Credentials.Errors =>
  Credentials.check(credentials, { mode, rules, captchaShown: captcha })

const submitted = (state: Editing, event: Of<"Submitted">): Transition => {
  const errors = check(state, event)
  const fields = Credentials.wrongFields(errors)
  if (fields.length > 0) {
    return go(State.Editing({ ...state, errors, refusal: undefined }), Command.FocusFirst({ fields }))
  }
  const { mode, captcha } = state
  const { credentials, remember } = event
  return go(State.Submitting({ mode, captcha }), Command.SignIn({ mode, credentials, remember }))
}

const codeAsked = (state: Editing, { credentials, rules }: Typed): Transition => {
  if (state.mode !== "sms") return go(state)
  const found = Credentials.checkCodeTarget(credentials, rules)
  const fields = Credentials.wrongFields(found)
  if (fields.length > 0) {
    return go(
      State.Editing({ ...state, errors: { ...state.errors, ...found } }),
      Command.FocusFirst({ fields }),
    )
  }
  const { username: mobile, countryDialingCode } = Credentials.cleaned("sms", credentials)
  return go(state, Command.SendCode({ mobile, countryDialingCode }))
}

const whileEditing = (state: Editing, event: Event): Transition => {
  switch (event._tag) {
    case "Submitted":
      return submitted(state, event)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go(State.Editing({ ...state, errors }))
    }
    case "ModeToggled": {
      const mode = Credentials.otherMode(state.mode)
      return go(
        State.Editing({ ...state, mode, errors: {}, refusal: undefined }),
        ...refreshIf(state.captcha),
      )
    }
    case "CodeRequested":
      return codeAsked(state, event)
    case "LanguageLoaded": {
      const errors = Credentials.ofFilled(check(state, event), event.credentials)
      return go(State.Editing({ ...state, errors }))
    }
    case "CaptchaPressed":
      return go(state, ...refreshIf(state.captcha))
    case "CaptchaMissed":
      return go(
        State.Editing({ ...state, errors: { ...state.errors, captcha: event.error } }),
        Command.FocusFirst({ fields: ["captcha"] }),
      )
    case "CaptchaRequired":
      return go(State.Editing({ ...state, captcha: true }), Command.RefreshCaptcha())
    case "CaptchaOff": {
      const { captcha: _said, ...errors } = state.errors
      return go(State.Editing({ ...state, captcha: false, errors }))
    }
    default:
      return go(state)
  }
}

// Spec §2 "Login screen" defines these transitions.
const transition = (state: State, event: Event): Transition => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "Submitting":
      switch (event._tag) {
        case "Refused": {
          const captcha = state.captcha || event.captchaRequired
          return go(
            State.Editing({ ...state, captcha, errors: {}, refusal: event.message }),
            ...refreshIf(captcha),
          )
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
  initial: State.Editing({ mode: "username", captcha: false, errors: {}, refusal: undefined }),
  start: [],
  transition,
}
