import type { NotSent } from "#domain/cashier/MoneyMove.ts"
import type { Message } from "#i18n/messages.ts"

import type { Attempt, Command, Event, Request, Rules } from "./model.ts"
import {
  type At,
  type Transition,
  blank,
  go,
  issueId,
  reopen,
  unsettled,
  withoutSecret,
} from "./transition.ts"

// A form shows its own refusal. A money move without fields has no form, so a toast shows the refusal.
const toastCommands = <Form, Field extends string>(
  message: Message,
  { fields }: Rules<Form, Field>,
): ReadonlyArray<Command<Form, Field>> => (fields.length === 0 ? [{ _tag: "ShowToast", message }] : [])

const refused = <Form, Field extends string, Receipt>(
  formNumber: number,
  message: Message,
  rules: Rules<Form, Field>,
): Transition<Form, Field, Receipt> => {
  // The form gets a new request id, because the gateway would repeat its first response to the old id.
  const field = rules.fieldOf(message)
  return field === undefined
    ? go({ ...blank(formNumber), refusal: message }, issueId, ...toastCommands(message, rules))
    : go({ ...blank(formNumber), errors: { [field]: message } }, issueId, {
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
): Transition<Form, Field, Receipt> => {
  const { formNumber, request, isRepeat, isRecordOpened } = state
  return isRepeat
    ? go(unsettled(formNumber, { request, isRecordOpened }), { _tag: "ShowToast", message })
    : go(
        {
          ...blank(formNumber, request.requestId, state.sent ?? attemptOf(request, rules)),
          refusal: message,
        },
        issueId,
        ...toastCommands(message, rules),
      )
}

const texts = {
  untracked: { key: "move_untracked" },
  otherTab: { key: "other_tab_busy" },
  equal: { key: "move_equal" },
  forgotten: { key: "second_payment" },
  pageClosed: { key: "move_page_closed" },
} as const satisfies Readonly<Record<NotSent, Message>>

const notSent = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Sending">,
  why: NotSent,
  rules: Rules<Form, Field>,
): Transition<Form, Field, Receipt> => {
  const { formNumber, request, isRepeat } = state
  // The secret was dropped when the page closed, so the form must show again.
  const isIncomplete = rules.secret?.of(request.form) === ""
  // A closed page has no form.
  if (why === "pageClosed") return notTaken(state, texts[why], { ...rules, fields: [] })
  return isRepeat || isIncomplete || why === "forgotten"
    ? notTaken(state, texts[why], rules)
    : go({
        _tag: "Confirming",
        formNumber,
        request,
        obstacle: why,
        ...(state.sent === undefined ? {} : { sent: state.sent }),
      })
}

export const whileSending = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Sending">,
  event: Event<Form, Field, Receipt>,
  rules: Rules<Form, Field>,
): Transition<Form, Field, Receipt> => {
  const { formNumber, request, isRecordOpened } = state
  switch (event._tag) {
    case "Moved":
      return go({ _tag: "Done", formNumber, receipt: event.receipt })
    case "Refused":
      return refused(formNumber, event.message, rules)
    case "NotTaken":
      return notTaken(state, event.message, rules)
    case "Unsettled":
      return go(unsettled(formNumber, { request, isRecordOpened }))
    case "NotSent":
      return notSent(state, event.why, rules)
    case "Superseded":
      return reopen(formNumber)
    case "PageLeft":
      return go({ ...state, request: withoutSecret(request, rules) })
    default:
      return go(state)
  }
}
