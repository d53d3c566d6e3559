import * as Machine from "./Machine.ts"
import type { Attempt, Command, Editing, Event, Rules, State, StoredRequest } from "./MoneyMoveModel.ts"

export type At<Form, Receipt, Tag extends State<Form, Receipt>["_tag"]> = Extract<
  State<Form, Receipt>,
  { readonly _tag: Tag }
>
export type Step<Form, Field extends string, Receipt> = Machine.Step<
  State<Form, Receipt>,
  Command<Form, Field>
>

export const go = <Form, Field extends string, Receipt>(
  state: State<Form, Receipt>,
  ...commands: ReadonlyArray<Command<Form, Field>>
): Step<Form, Field, Receipt> => Machine.go(state, ...commands)

export const issueId = { _tag: "IssueId" } as const

export const blank = (round: number, requestId?: string, sent?: Attempt): Editing => ({
  _tag: "Editing",
  round,
  requestId,
  errors: {},
  refusal: undefined,
  ...(sent === undefined ? {} : { sent }),
})

export const unsettled = <Form, Receipt>(
  round: number,
  stored: StoredRequest<Form>,
): At<Form, Receipt, "Unsettled"> => ({
  _tag: "Unsettled",
  round,
  ...stored,
  error: undefined,
})

const submitted = <Form, Field extends string, Receipt>(
  state: Editing,
  form: Form,
  rules: Rules<Form, Field>,
): Step<Form, Field, Receipt> => {
  const { round, sent } = state
  const isOther = sent !== undefined && sent.fingerprint !== rules.fingerprint(form)
  const requestId = isOther ? sent.nextId : state.requestId
  if (requestId === undefined) return go(state)
  const errors = rules.check(form)
  const fields = rules.fields.filter((field) => errors[field] !== undefined)
  return fields.length > 0
    ? go({ ...state, errors, refusal: undefined }, { _tag: "FocusFirst", fields })
    : go({
        _tag: "Confirming",
        round,
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
): Step<Form, Field, Receipt> => {
  switch (event._tag) {
    case "IdIssued":
      return go(withId(state, event.requestId))
    case "StoredRead":
      return go(event.stored === undefined ? state : unsettled(state.round, event.stored))
    case "Submitted":
      return submitted(state, event.form, rules)
    case "Edited": {
      const { [event.field]: _taken, ...errors } = state.errors
      return go({ ...state, errors, refusal: undefined })
    }
    case "PageOpened":
    case "PageLeft":
      return go(blank(state.round, state.requestId, state.sent))
    default:
      return go(state)
  }
}

export const whileConfirming = <Form, Field extends string, Receipt>(
  state: At<Form, Receipt, "Confirming">,
  event: Event<Form, Field, Receipt>,
): Step<Form, Field, Receipt> => {
  const { round, request, sent } = state
  switch (event._tag) {
    case "StoredRead":
      return go(event.stored === undefined ? state : unsettled(round, event.stored))
    case "Confirmed":
      return go(
        {
          _tag: "Sending",
          round,
          request,
          isRepeat: false,
          isRecordOpened: false,
          ...(sent === undefined ? {} : { sent }),
        },
        state.obstacle === "untracked"
          ? { _tag: "Send", request, isRepeat: false, isUntracked: true }
          : { _tag: "Send", request, isRepeat: false },
      )
    case "Cancelled":
    case "PageOpened":
    case "PageLeft":
      return go(blank(round, request.requestId, sent))
    default:
      return go(state)
  }
}
