import type { FieldErrors } from "#domain/FieldErrors.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** How a form is validated. */
export interface Rules<Form, Field extends string> {
  /** In form order. The first invalid field gets the focus. */
  readonly fields: ReadonlyArray<Field>
  readonly check: (form: Form) => FieldErrors
  /** The field that a gateway error belongs to. */
  readonly fieldOf: (refusal: Message) => Field | undefined
}

export type State =
  | { readonly _tag: "Editing"; readonly errors: FieldErrors }
  | { readonly _tag: "Sending" }
  /** Done. The form stays unchanged until it is left. */
  | { readonly _tag: "Done" }

export type Event<Form, Field extends string> =
  | { readonly _tag: "Submitted"; readonly form: Form }
  /** A field changed; its error is cleared. */
  | { readonly _tag: "Edited"; readonly field: Field }
  | { readonly _tag: "Accepted" }
  | { readonly _tag: "Refused"; readonly message: Message }

export type Command<Form, Field extends string> =
  | { readonly _tag: "Send"; readonly form: Form }
  | { readonly _tag: "FocusFirst"; readonly fields: ReadonlyArray<Field> }
  | { readonly _tag: "Say"; readonly message: Message }
  | { readonly _tag: "SaySaved" }

type Step<Form, Field extends string> = Machine.Step<State, Command<Form, Field>>

const go = <Form, Field extends string>(
  state: State,
  ...commands: ReadonlyArray<Command<Form, Field>>
): Step<Form, Field> => Machine.go(state, ...commands)

const submitted = <Form, Field extends string>(form: Form, rules: Rules<Form, Field>): Step<Form, Field> => {
  const errors = rules.check(form)
  const fields = rules.fields.filter((field) => errors[field] !== undefined)
  return fields.length > 0
    ? go({ _tag: "Editing", errors }, { _tag: "FocusFirst", fields })
    : go({ _tag: "Sending" }, { _tag: "Send", form })
}

const refused = <Form, Field extends string>(
  message: Message,
  field: Field | undefined,
): Step<Form, Field> =>
  field === undefined
    ? go({ _tag: "Editing", errors: {} }, { _tag: "Say", message })
    : go({ _tag: "Editing", errors: { [field]: message } }, { _tag: "FocusFirst", fields: [field] })

const whileEditing = <Form, Field extends string>(
  errors: FieldErrors,
  event: Event<Form, Field>,
  rules: Rules<Form, Field>,
): Step<Form, Field> => {
  switch (event._tag) {
    case "Submitted":
      return submitted(event.form, rules)
    case "Edited": {
      const { [event.field]: _taken, ...others } = errors
      return go({ _tag: "Editing", errors: others })
    }
    default:
      return go({ _tag: "Editing", errors })
  }
}

/**
 * A form that sends once per press and ends when accepted. A rejection keeps the typed values, which events
 * carry: no state stores them.
 */
export const machine = <Form, Field extends string>(
  rules: Rules<Form, Field>,
): Machine.Machine<State, Event<Form, Field>, Command<Form, Field>> => ({
  initial: { _tag: "Editing", errors: {} },
  start: [],
  step: (state, event) => {
    switch (state._tag) {
      case "Editing":
        return whileEditing(state.errors, event, rules)
      case "Sending":
        if (event._tag === "Accepted") return go({ _tag: "Done" }, { _tag: "SaySaved" })
        return event._tag === "Refused" ? refused(event.message, rules.fieldOf(event.message)) : go(state)
      case "Done":
        return go(state)
    }
  },
})
