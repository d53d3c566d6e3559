import type { Event, Rules, StoredRequest } from "./model.ts"
import { type At, type Transition, blank, go, issueId, unsettled, withoutSecret } from "./transition.ts"

const retried = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  {
    secret: typed = "",
    isSecondAccepted = false,
  }: Extract<Event<Form, Field, Receipt>, { readonly _tag: "RetryPressed" }>,
  { secret }: Rules<Form, Field>,
): Transition<Form, Field, Receipt> => {
  const { formNumber, isRecordOpened } = state
  const { form, requestId } = state.request
  const needsSecret = secret !== undefined && secret.of(form) === ""
  if (needsSecret && typed === "") return go({ ...state, error: secret.missing })
  const request = { form: needsSecret ? secret.put(form, typed) : form, requestId }
  return go(
    { _tag: "Sending", formNumber, request, isRepeat: true, isRecordOpened },
    isSecondAccepted
      ? { _tag: "Send", request, isRepeat: true, accepted: "forgotten" }
      : { _tag: "Send", request, isRepeat: true },
  )
}

const storedRead = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  stored: StoredRequest<Form> | undefined,
): Transition<Form, Field, Receipt> => {
  const { formNumber, request } = state
  // Another tab settled the money move.
  if (stored === undefined) return go(blank(formNumber + 1), issueId)
  return stored.request.requestId === request.requestId
    ? go({ ...state, isRecordOpened: state.isRecordOpened || stored.isRecordOpened })
    : go(unsettled(formNumber, stored))
}

export const whileUnsettled = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Unsettled">,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Transition<Form, Field, Receipt> => {
  const { formNumber, request, isRecordOpened } = state
  const { requestId } = request
  switch (event._tag) {
    case "StoredRead":
      return storedRead(state, event.stored)
    case "RetryPressed":
      return retried(state, event, rules)
    case "RecordOpened":
      return go({ ...state, isRecordOpened: true }, { _tag: "MarkOpened", requestId })
    case "Settled":
      return isRecordOpened
        ? go({ _tag: "Opening", formNumber: formNumber + 1 }, { _tag: "Forget", requestId })
        : go(state)
    case "PageLeft":
      return go({ ...state, request: withoutSecret(request, rules), error: undefined })
    default:
      return go(state)
  }
}
