import { Data } from "effect"

import * as Feedback from "#domain/Feedback.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** What lasts from one feedback to the next. */
interface Form {
  /** Grows with each feedback that was sent: the fields of the next one are empty. */
  readonly round: number
}

export type State = Data.TaggedEnum<{
  Editing: Form & {
    readonly errors: Feedback.Errors
    /** The popup is open that says that the last one was sent. */
    readonly isSent: boolean
  }
  Sending: Form
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Submitted: { readonly typed: Feedback.Typed }
  /** A field was written in; what was said of it is taken back. */
  Edited: { readonly field: Feedback.Field }
  CaptchaPressed: {}
  Refused: { readonly message: Message }
  Accepted: {}
  SentPopupClosed: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  Send: { readonly typed: Feedback.Typed }
  /** A captcha is good for one try. */
  RefreshCaptcha: {}
  FocusFirst: { readonly fields: ReadonlyArray<Feedback.Field> }
  Say: { readonly message: Message }
}>
export const Command = Data.taggedEnum<Command>()

type Editing = Data.TaggedEnum.Value<State, "Editing">
type Step = Machine.Step<State, Command>
const go: (state: State, ...commands: ReadonlyArray<Command>) => Step = Machine.go

const submitted = (state: Editing, typed: Feedback.Typed): Step => {
  const errors = Feedback.check(typed)
  const fields = Feedback.wrongFields(errors)
  return fields.length > 0
    ? go(State.Editing({ ...state, errors }), Command.FocusFirst({ fields }))
    : go(State.Sending({ round: state.round }), Command.Send({ typed }))
}

const whileEditing = (state: Editing, event: Event): Step => {
  switch (event._tag) {
    case "Submitted":
      return submitted(state, event.typed)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go(State.Editing({ ...state, errors }))
    }
    case "CaptchaPressed":
      return go(state, Command.RefreshCaptcha())
    case "SentPopupClosed":
      return go(State.Editing({ ...state, isSent: false }))
    default:
      return go(state)
  }
}

/** A refusal of the captcha is said at its field; everything that was written stays. */
const refused = (round: number, message: Message): Step =>
  message.key === "captcha_wrong"
    ? go(
        State.Editing({ round, errors: { captcha: message.key }, isSent: false }),
        Command.RefreshCaptcha(),
        Command.FocusFirst({ fields: ["captcha"] }),
      )
    : go(
        State.Editing({ round, errors: {}, isSent: false }),
        Command.RefreshCaptcha(),
        Command.Say({ message }),
      )

/** The feedback form, spec §2 "Feedback": sent once a try. */
const step = (state: State, event: Event): Step => {
  switch (state._tag) {
    case "Editing":
      return whileEditing(state, event)
    case "Sending":
      switch (event._tag) {
        case "Refused":
          return refused(state.round, event.message)
        case "Accepted":
          return go(
            State.Editing({ round: state.round + 1, errors: {}, isSent: true }),
            Command.RefreshCaptcha(),
          )
        default:
          return go(state)
      }
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Editing({ round: 0, errors: {}, isSent: false }),
  start: [],
  step,
}
