import type { FieldErrors } from "#domain/FieldErrors.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** How a form of one kind is judged. */
export interface Rules<Form, Field extends string> {
  /** In the order of the form: the first wrong one gets the focus. */
  readonly fields: ReadonlyArray<Field>
  /** What is wrong with a form; nothing when it may be sent. */
  readonly check: (form: Form) => FieldErrors
  /** The field that a refusal speaks of. */
  readonly fieldOf: (refusal: Message) => Field | undefined
}

/** A form as it was confirmed, and the id that makes its repeat the same request (gateway §4). */
export interface Request<Form> {
  readonly form: Form
  readonly requestId: string
}

/** The form while it is written. What is typed stays in it and travels in events. */
export interface Editing {
  readonly _tag: "Editing"
  /** Grows with each form that is done with: the fields of the next one are empty. */
  readonly round: number
  /** Nothing for the moment until one is issued; a form is not taken before. */
  readonly requestId: string | undefined
  readonly errors: FieldErrors
  /** Why the last try came to nothing, when no field is to blame. */
  readonly refusal: Message | undefined
}

export type State<Form, Receipt> =
  | Editing
  | { readonly _tag: "Confirming"; readonly round: number; readonly request: Request<Form> }
  | {
      readonly _tag: "Sending"
      readonly round: number
      readonly request: Request<Form>
      /** An earlier try of the same request may have moved the money. */
      readonly isRepeat: boolean
    }
  /** No answer: the money may have moved. The form is held as it was sent, so that a repeat is the same request. */
  | {
      readonly _tag: "Unsure"
      readonly round: number
      readonly request: Request<Form>
      readonly message: Message
    }
  | { readonly _tag: "Done"; readonly round: number; readonly receipt: Receipt }

export type Event<Form, Field extends string, Receipt> =
  | { readonly _tag: "IdIssued"; readonly requestId: string }
  | { readonly _tag: "Submitted"; readonly form: Form }
  /** A field was written in; what was said of it is taken back. */
  | { readonly _tag: "Edited"; readonly field: Field }
  | { readonly _tag: "Confirmed" }
  | { readonly _tag: "Cancelled" }
  | { readonly _tag: "Moved"; readonly receipt: Receipt }
  /** The gateway said no to this request: nothing was moved by it. */
  | { readonly _tag: "Refused"; readonly message: Message }
  /** This try was not looked at; of an earlier one that says nothing. */
  | { readonly _tag: "NotTaken"; readonly message: Message }
  | { readonly _tag: "Unanswered"; readonly message: Message }
  /** What nobody knows the end of is sent once more, by the player's own press. */
  | { readonly _tag: "RetryPressed" }
  /** Another one, from an empty form. */
  | { readonly _tag: "StartedOver" }

export type Command<Form, Field extends string> =
  /** Makes an id for the form on screen. */
  | { readonly _tag: "IssueId" }
  | { readonly _tag: "Send"; readonly request: Request<Form> }
  | { readonly _tag: "FocusFirst"; readonly fields: ReadonlyArray<Field> }
  | { readonly _tag: "Say"; readonly message: Message }

type At<Form, Receipt, Tag extends State<Form, Receipt>["_tag"]> = Extract<
  State<Form, Receipt>,
  { readonly _tag: Tag }
>
type Step<Form, Field extends string, Receipt> = Machine.Step<State<Form, Receipt>, Command<Form, Field>>

const go = <Form, Field extends string, Receipt>(
  state: State<Form, Receipt>,
  ...commands: ReadonlyArray<Command<Form, Field>>
): Step<Form, Field, Receipt> => Machine.go(state, ...commands)

const issueId = { _tag: "IssueId" } as const

const blank = (round: number, requestId?: string): Editing => ({
  _tag: "Editing",
  round,
  requestId,
  errors: {},
  refusal: undefined,
})

const startOver = <Form, Field extends string, Receipt>(round: number): Step<Form, Field, Receipt> =>
  go(blank(round + 1), issueId)

const submitted = <Form, Field extends string, Receipt>(
  state: Editing,
  form: Form,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, requestId } = state
  if (requestId === undefined) return go(state)
  const errors = rules.check(form)
  const fields = rules.fields.filter((field) => errors[field] !== undefined)
  return fields.length > 0
    ? go({ ...state, errors, refusal: undefined }, { _tag: "FocusFirst", fields })
    : go({ _tag: "Confirming", round, request: { form, requestId } })
}

const whileEditing = <Form, Field extends string, Receipt>(
  state: Editing,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  switch (event._tag) {
    case "IdIssued":
      return go(state.requestId === undefined ? { ...state, requestId: event.requestId } : state)
    case "Submitted":
      return submitted(state, event.form, rules)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go({ ...state, errors, refusal: undefined })
    }
    default:
      return go(state)
  }
}

const whileConfirming = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Confirming">,
  event: Event<Form, Field, Receipt>,
): Step<Form, Field, Receipt> => {
  const { round, request } = state
  switch (event._tag) {
    case "Confirmed":
      return go({ _tag: "Sending", round, request, isRepeat: false }, { _tag: "Send", request })
    case "Cancelled":
      return go(blank(round, request.requestId))
    default:
      return go(state)
  }
}

/** The form with what the gateway said of it, at the field that it is about. */
const refused = <Form, Field extends string, Receipt>(
  round: number,
  message: Message,
  field: Field | undefined,
): Step<Form, Field, Receipt> =>
  field === undefined
    ? go({ ...blank(round), refusal: message }, issueId, { _tag: "Say", message })
    : go({ ...blank(round), errors: { [field]: message } }, issueId, {
        _tag: "FocusFirst",
        fields: [field],
      })

const notTaken = <Form, Field extends string, Receipt>(
  { round, request, isRepeat }: At<Form, Receipt, "Sending">,
  message: Message,
): Step<Form, Field, Receipt> =>
  isRepeat
    ? go({ _tag: "Unsure", round, request, message }, { _tag: "Say", message })
    : go({ ...blank(round, request.requestId), refusal: message }, { _tag: "Say", message })

const whileSending = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Sending">,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, request } = state
  switch (event._tag) {
    case "Moved":
      return go({ _tag: "Done", round, receipt: event.receipt })
    case "Refused":
      return refused(round, event.message, rules.fieldOf(event.message))
    case "NotTaken":
      return notTaken(state, event.message)
    case "Unanswered":
      return go({ _tag: "Unsure", round, request, message: event.message })
    default:
      return go(state)
  }
}

const whileUnsure = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsure">,
  event: Event<Form, Field, Receipt>,
): Step<Form, Field, Receipt> => {
  const { round, request } = state
  switch (event._tag) {
    case "RetryPressed":
      return go({ _tag: "Sending", round, request, isRepeat: true }, { _tag: "Send", request })
    case "StartedOver":
      return startOver(round)
    default:
      return go(state)
  }
}

/**
 * A form that moves money or points: written, confirmed, sent once a press, and
 * done with a receipt or a refusal that keeps the form.
 *
 * The id of a request is made when its form is opened and lasts until the
 * gateway has said yes or no to it. After a no nothing has moved, so the form
 * gets another id: by the old one the gateway would only repeat its answer.
 * When nobody knows whether the money has moved, the form is held, and a
 * repeat has the same id (gateway §4, decision 51).
 */
export const machine = <Form, Field extends string, Receipt>(
  rules: Rules<Form, Field>,
): Machine.Machine<State<Form, Receipt>, Event<Form, Field, Receipt>, Command<Form, Field>> => ({
  initial: blank(0),
  start: [issueId],
  step: (state, event) => {
    switch (state._tag) {
      case "Editing":
        return whileEditing(state, event, rules)
      case "Confirming":
        return whileConfirming(state, event)
      case "Sending":
        return whileSending(state, event, rules)
      case "Unsure":
        return whileUnsure(state, event)
      case "Done":
        return event._tag === "StartedOver" ? startOver(state.round) : go(state)
    }
  },
})
