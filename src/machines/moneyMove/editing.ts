import type { Editing, Event, Rules } from "./model.ts"
import { type Transition, blank, go, unsettled } from "./transition.ts"

const submitted = <Form, Field extends string, Receipt>(
  state: Editing,
  form: Form,
  rules: Rules<Form, Field>,
): Transition<Form, Field, Receipt> => {
  const { formNumber, sent } = state
  const isOther = sent !== undefined && sent.fingerprint !== rules.fingerprint(form)
  const requestId = isOther ? sent.nextId : state.requestId
  if (requestId === undefined) return go(state)
  const errors = rules.check(form)
  const fields = rules.fields.filter((field) => errors[field] !== undefined)
  return fields.length > 0
    ? go({ ...state, errors, refusal: undefined }, { _tag: "FocusFirst", fields })
    : go({
        _tag: "Confirming",
        formNumber,
        request: { form, requestId },
        ...(isOther || sent === undefined ? {} : { sent }),
      })
}

const withId = (state: Editing, requestId: string): Editing => {
  if (state.requestId === undefined) return { ...state, requestId }
  return state.sent === undefined || state.sent.nextId !== undefined
    ? state
    : { ...state, sent: { ...state.sent, nextId: requestId } }
}

export const whileEditing = <Form, Field extends string, Receipt>(
  state: Editing,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Transition<Form, Field, Receipt> => {
  switch (event._tag) {
    case "IdIssued":
      return go(withId(state, event.requestId))
    case "StoredRead":
      return go(event.stored === undefined ? state : unsettled(state.formNumber, event.stored))
    case "Submitted":
      return submitted(state, event.form, rules)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go({ ...state, errors, refusal: undefined })
    }
    case "PageOpened":
    case "PageLeft":
      return go(blank(state.formNumber, state.requestId, state.sent))
    default:
      return go(state)
  }
}
