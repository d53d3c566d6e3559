import type { Message } from "#i18n/messages.ts"

import type * as Machine from "./Machine.ts"
import {
  type At,
  blank,
  go,
  issueId,
  type Step,
  unsettled,
  whileConfirming,
  whileEditing,
} from "./MoneyMoveEditing.ts"
import type {
  Attempt,
  Command,
  Event,
  Obstacle,
  Request,
  Rules,
  State,
  StoredRequest,
} from "./MoneyMoveModel.ts"

const readStored = { _tag: "ReadStored" } as const

const reopen = <Form, Field extends string, Receipt>(round: number): Step<Form, Field, Receipt> =>
  go({ _tag: "Opening", round }, readStored)

const withoutSecret = <Form, Field extends string>(
  { form, requestId }: Request<Form>,
  { secret }: Rules<Form, Field>,
): Request<Form> => ({ form: secret === undefined ? form : secret.put(form, ""), requestId })

const whileOpening = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Opening">,
  event: Event<Form, Field, Receipt>,
): Step<Form, Field, Receipt> => {
  if (event._tag !== "StoredRead") return go(state)
  return event.stored === undefined
    ? go(blank(state.round), issueId)
    : go(unsettled(state.round, event.stored))
}

// A form shows its refusal. A money move without fields has no form and shows a toast.
const say = <Form, Field extends string>(
  message: Message,
  { fields }: Rules<Form, Field>,
): ReadonlyArray<Command<Form, Field>> => (fields.length === 0 ? [{ _tag: "Say", message }] : [])

const refused = <Form, Field extends string, Receipt>(
  round: number,
  message: Message,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  // The form gets a new id: with the old id, the gateway would only repeat its response.
  const field = rules.fieldOf(message)
  return field === undefined
    ? go({ ...blank(round), refusal: message }, issueId, ...say(message, rules))
    : go({ ...blank(round), errors: { [field]: message } }, issueId, {
        _tag: "FocusFirst",
        fields: [field],
      })
}

const attemptOf = <Form, Field extends string>(
  { form }: Request<Form>,
  { fingerprint }: Rules<Form, Field>,
): Attempt => ({ fingerprint: fingerprint(form), nextId: undefined })

const notTaken = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Sending">,
  message: Message,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, request, isRepeat, isRecordOpened } = state
  return isRepeat
    ? go(unsettled(round, { request, isRecordOpened }), { _tag: "Say", message })
    : go(
        {
          ...blank(round, request.requestId, state.sent ?? attemptOf(request, rules)),
          refusal: message,
        },
        issueId,
        ...say(message, rules),
      )
}

const obstacleTexts = { untracked: { key: "move_untracked" }, otherTab: { key: "other_tab_busy" } } as const

const notSent = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Sending">,
  why: Obstacle,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, request, isRepeat } = state
  // The page dropped the secret when it closed, so it must show the form again.
  const isIncomplete = rules.secret?.of(request.form) === ""
  return isRepeat || isIncomplete
    ? notTaken(state, obstacleTexts[why], rules)
    : go({
        _tag: "Confirming",
        round,
        request,
        obstacle: why,
        ...(state.sent === undefined ? {} : { sent: state.sent }),
      })
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
      return refused(round, event.message, rules)
    case "NotTaken":
      return notTaken(state, event.message, rules)
    case "Unsettled":
      return go(unsettled(round, { request, isRecordOpened }))
    case "NotSent":
      return notSent(state, event.why, rules)
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

const storedRead = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  stored: StoredRequest<Form> | undefined,
): Step<Form, Field, Receipt> => {
  const { round, request } = state
  // Another tab settled the money move.
  if (stored === undefined) return go(blank(round + 1), issueId)
  return stored.request.requestId === request.requestId
    ? go({ ...state, isRecordOpened: state.isRecordOpened || stored.isRecordOpened })
    : go(unsettled(round, stored))
}

const whileUnsettled = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, request, isRecordOpened } = state
  const { requestId } = request
  switch (event._tag) {
    case "StoredRead":
      return storedRead(state, event.stored)
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

/** The request id stays until a definite response, so that a retry is the same request (gateway §4, open point 51). */
export const machine = <Form, Field extends string, Receipt>(
  rules: Rules<Form, Field>,
): Machine.Machine<State<Form, Receipt>, Event<Form, Field, Receipt>, Command<Form, Field>> => ({
  initial: { _tag: "Opening", round: 0 },
  start: [readStored],
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
