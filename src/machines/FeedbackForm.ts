import { Data } from "effect"

import * as Feedback from "#domain/messages/Feedback.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** State that survives a sent feedback. */
interface Form {
  /** Incremented with each sent feedback, to clear the fields. */
  readonly round: number
}

export type State = Data.TaggedEnum<{
  Editing: Form & {
    readonly errors: Feedback.Errors
    /** Whether the popup that confirms sending is open. */
    readonly isSent: boolean
  }
  Sending: Form
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Submitted: { readonly typed: Feedback.Typed }
  /** A field changed; its error is cleared. */
  Edited: { readonly field: Feedback.Field }
  CaptchaPressed: {}
  Refused: { readonly message: Message }
  Accepted: {}
  SentPopupClosed: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  Send: { readonly typed: Feedback.Typed }
  /** A captcha is valid for one attempt. */
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

/** A wrong captcha shows at its field. All values stay. */
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

/** The feedback form (spec §2 "Feedback"). It sends once per attempt. */
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
