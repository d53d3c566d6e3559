import type { Event } from "./model.ts"
import { type At, type Transition, blank, go, unsettled } from "./transition.ts"

export const whileConfirming = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Confirming">,
  event: Event<Form, Field, Receipt>,
): Transition<Form, Field, Receipt> => {
  const { formNumber, request, sent } = state
  switch (event._tag) {
    case "StoredRead":
      return go(event.stored === undefined ? state : unsettled(formNumber, event.stored))
    case "Confirmed":
      return go(
        {
          _tag: "Sending",
          formNumber,
          request,
          isRepeat: false,
          isRecordOpened: false,
          ...(sent === undefined ? {} : { sent }),
        },
        state.obstacle === undefined
          ? { _tag: "Send", request, isRepeat: false }
          : { _tag: "Send", request, isRepeat: false, accepted: state.obstacle },
      )
    case "Cancelled":
    case "PageOpened":
    case "PageLeft":
      return go(blank(formNumber, request.requestId, sent))
    default:
      return go(state)
  }
}
