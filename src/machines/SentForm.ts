import type { FieldError, FieldErrors } from "#domain/FieldErrors.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

export interface Rules<Form, Field extends string> {
  readonly fields: ReadonlyArray<Field>
  readonly check: (form: Form) => FieldErrors<FieldError>
  readonly fieldOf: (refusal: Message) => Field | undefined
}

export type State =
  | {
      readonly _tag: "Editing"
      readonly formNumber: number
      readonly errors: FieldErrors<FieldError>
      readonly refusal: Message | undefined
    }
  | { readonly _tag: "Sending"; readonly formNumber: number }
  | { readonly _tag: "Sent"; readonly formNumber: number }

export type Event<Form, Field extends string> =
  | { readonly _tag: "Submitted"; readonly form: Form }
  | { readonly _tag: "Edited"; readonly field: Field }
  | { readonly _tag: "Accepted" }
  | { readonly _tag: "Refused"; readonly message: Message }
  | { readonly _tag: "StartedOver" }

export type Command<Form, Field extends string> =
  | { readonly _tag: "Send"; readonly form: Form }
  | { readonly _tag: "FocusFirst"; readonly fields: ReadonlyArray<Field> }

type Editing = Extract<State, { readonly _tag: "Editing" }>
type Transition<Form, Field extends string> = Machine.Transition<State, Command<Form, Field>>

const go = <Form, Field extends string>(
  state: State,
  ...commands: ReadonlyArray<Command<Form, Field>>
): Transition<Form, Field> => Machine.go(state, ...commands)

const editing = (formNumber: number, errors: FieldErrors<FieldError> = {}, refusal?: Message): Editing => ({
  _tag: "Editing",
  formNumber,
  errors,
  refusal,
})

const submitted = <Form, Field extends string>(
  { formNumber }: Editing,
  form: Form,
  rules: Rules<Form, Field>,
): Transition<Form, Field> => {
  const errors = rules.check(form)
  const fields = rules.fields.filter((field) => errors[field] !== undefined)
  return fields.length > 0
    ? go(editing(formNumber, errors), { _tag: "FocusFirst", fields })
    : go({ _tag: "Sending", formNumber }, { _tag: "Send", form })
}

const refused = <Form, Field extends string>(
  formNumber: number,
  message: Message,
  field: Field | undefined,
): Transition<Form, Field> =>
  field === undefined
    ? go(editing(formNumber, {}, message))
    : go(editing(formNumber, { [field]: message }), { _tag: "FocusFirst", fields: [field] })

const whileEditing = <Form, Field extends string>(
  state: Editing,
  event: Event<Form, Field>,
  rules: Rules<Form, Field>,
): Transition<Form, Field> => {
  switch (event._tag) {
    case "Submitted":
      return submitted(state, event.form, rules)
    case "Edited": {
      const { [event.field]: _taken, ...others } = state.errors
      return go(editing(state.formNumber, others))
    }
    default:
      return go(state)
  }
}

export const machine = <Form, Field extends string>(
  rules: Rules<Form, Field>,
): Machine.Machine<State, Event<Form, Field>, Command<Form, Field>> => ({
  initial: editing(0),
  start: [],
  transition: (state, event) => {
    switch (state._tag) {
      case "Editing":
        return whileEditing(state, event, rules)
      case "Sending":
        if (event._tag === "Accepted") return go({ _tag: "Sent", formNumber: state.formNumber + 1 })
        return event._tag === "Refused"
          ? refused(state.formNumber, event.message, rules.fieldOf(event.message))
          : go(state)
      case "Sent":
        return go(event._tag === "StartedOver" ? editing(state.formNumber) : state)
    }
  },
})
