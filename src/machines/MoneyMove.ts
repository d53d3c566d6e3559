import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"
import type { Command, Editing, Event, Kept, Request, Rules, State } from "./MoneyMoveModel.ts"

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
const readKept = { _tag: "ReadKept" } as const

const blank = (round: number, requestId?: string): Editing => ({
  _tag: "Editing",
  round,
  requestId,
  errors: {},
  refusal: undefined,
})

const reopen = <Form, Field extends string, Receipt>(round: number): Step<Form, Field, Receipt> =>
  go({ _tag: "Opening", round }, readKept)

const unsettled = <Form, Receipt>(round: number, kept: Kept<Form>): At<Form, Receipt, "Unsettled"> => ({
  _tag: "Unsettled",
  round,
  ...kept,
  error: undefined,
})

const withoutSecret = <Form, Field extends string>(
  { form, requestId }: Request<Form>,
  { secret }: Rules<Form, Field>,
): Request<Form> => ({ form: secret === undefined ? form : secret.put(form, ""), requestId })

const whileOpening = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Opening">,
  event: Event<Form, Field, Receipt>,
): Step<Form, Field, Receipt> => {
  if (event._tag !== "KeptRead") return go(state)
  return event.kept === undefined ? go(blank(state.round), issueId) : go(unsettled(state.round, event.kept))
}

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
    case "KeptRead":
      return go(event.kept === undefined ? state : unsettled(state.round, event.kept))
    case "Submitted":
      return submitted(state, event.form, rules)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go({ ...state, errors, refusal: undefined })
    }
    case "PageLeft":
      return go(blank(state.round, state.requestId))
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
    case "KeptRead":
      return go(event.kept === undefined ? state : unsettled(round, event.kept))
    case "Confirmed":
      return go(
        { _tag: "Sending", round, request, isRepeat: false, isRecordOpened: false },
        { _tag: "Send", request, isRepeat: false },
      )
    case "Cancelled":
    case "PageLeft":
      return go(blank(round, request.requestId))
    default:
      return go(state)
  }
}

/** The form with the gateway's refusal, at the field that it names. */
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
  state: At<Form, Receipt, "Sending">,
  message: Message,
): Step<Form, Field, Receipt> => {
  const { round, request, isRepeat, isRecordOpened } = state
  return isRepeat
    ? go(unsettled(round, { request, isRecordOpened }), { _tag: "Say", message })
    : go({ ...blank(round, request.requestId), refusal: message }, { _tag: "Say", message })
}

const whileSending = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Sending">,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, request, isRecordOpened } = state
  switch (event._tag) {
    case "Moved":
      return go({ _tag: "Done", round, receipt: event.receipt })
    case "Refused":
      return refused(round, event.message, rules.fieldOf(event.message))
    case "NotTaken":
      return notTaken(state, event.message)
    case "Unsettled":
      return go(unsettled(round, { request, isRecordOpened }))
    case "Superseded":
      return reopen(round)
    case "PageLeft":
      return go({ ...state, request: withoutSecret(request, rules) })
    default:
      return go(state)
  }
}

const retried = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  typed: string,
  { secret }: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, isRecordOpened } = state
  const { form, requestId } = state.request
  const needsSecret = secret !== undefined && secret.of(form) === ""
  if (needsSecret && typed === "") return go({ ...state, error: secret.missing })
  const request = { form: needsSecret ? secret.put(form, typed) : form, requestId }
  return go(
    { _tag: "Sending", round, request, isRepeat: true, isRecordOpened },
    { _tag: "Send", request, isRepeat: true },
  )
}

/** The device stores no move any more: another tab settled it. */
const keptRead = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  kept: Kept<Form> | undefined,
): Step<Form, Field, Receipt> => {
  const { round, request } = state
  if (kept === undefined) return go(blank(round + 1), issueId)
  return kept.request.requestId === request.requestId
    ? go({ ...state, isRecordOpened: state.isRecordOpened || kept.isRecordOpened })
    : go(unsettled(round, kept))
}

const whileUnsettled = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, request, isRecordOpened } = state
  const { requestId } = request
  switch (event._tag) {
    case "KeptRead":
      return keptRead(state, event.kept)
    case "RetryPressed":
      return retried(state, event.secret ?? "", rules)
    case "RecordOpened":
      return go({ ...state, isRecordOpened: true }, { _tag: "MarkOpened", requestId })
    case "Settled":
      return isRecordOpened
        ? go({ _tag: "Opening", round: round + 1 }, { _tag: "Forget", requestId })
        : go(state)
    case "PageLeft":
      return go({ ...state, request: withoutSecret(request, rules), error: undefined })
    default:
      return go(state)
  }
}

/**
 * A form that moves money or points: written, confirmed, sent once per press, and finished with a receipt or a
 * refusal that keeps the form.
 *
 * The request id is created when the form opens and stays until a definite response. After a refusal nothing has
 * moved, so the form gets a new id: for the old one the gateway would only repeat its response. An unsettled
 * move keeps its form, and a retry has the same id (gateway §4, decision 51). While the device stores one, the
 * form is hidden: a definite response ends it, or the player who has seen the record.
 */
export const machine = <Form, Field extends string, Receipt>(
  rules: Rules<Form, Field>,
): Machine.Machine<State<Form, Receipt>, Event<Form, Field, Receipt>, Command<Form, Field>> => ({
  initial: { _tag: "Opening", round: 0 },
  start: [readKept],
  step: (state, event) => {
    switch (state._tag) {
      case "Opening":
        return whileOpening(state, event)
      case "Editing":
        return whileEditing(state, event, rules)
      case "Confirming":
        return whileConfirming(state, event)
      case "Sending":
        return whileSending(state, event, rules)
      case "Unsettled":
        return whileUnsettled(state, event, rules)
      case "Done":
        return event._tag === "StartedOver" || event._tag === "PageLeft" ? reopen(state.round + 1) : go(state)
    }
  },
})
