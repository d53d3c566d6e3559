import type { Accepted, NotSent, Obstacle } from "#domain/cashier/MoneyMove.ts"
import type { FieldError, FieldErrors } from "#domain/FieldErrors.ts"
import type { Message } from "#i18n/messages.ts"

/** A secret, such as a payment password, is never stored, and is dropped when the page closes. */
export interface Secret<Form> {
  readonly of: (form: Form) => string
  readonly put: (form: Form, secret: string) => Form
  readonly missing: Message
}

export interface Rules<Form, Field extends string> {
  readonly fields: ReadonlyArray<Field>
  readonly check: (form: Form) => FieldErrors<FieldError>
  readonly fieldOf: (refusal: Message) => Field | undefined
  readonly secret?: Secret<Form> | undefined
  // The fingerprint must not contain the secret.
  readonly fingerprint: (form: Form) => string
}

export interface Attempt {
  readonly fingerprint: string
  // Is the request id for a form with another fingerprint. Undefined until the id is issued.
  readonly nextId: string | undefined
}

export interface Request<Form> {
  readonly form: Form
  readonly requestId: string
}

export interface StoredRequest<Form> {
  readonly request: Request<Form>
  readonly isRecordOpened: boolean
}

export interface Editing {
  readonly _tag: "Editing"
  // Increments after each finished form, so that the next form is empty.
  readonly formNumber: number
  readonly requestId: string | undefined
  readonly errors: FieldErrors<FieldError>
  readonly refusal: Message | undefined
  // An earlier attempt with the same request id, which the gateway did not process.
  readonly sent?: Attempt | undefined
}

export type State<Form, Receipt> =
  | { readonly _tag: "Opening"; readonly formNumber: number }
  | Editing
  | {
      readonly _tag: "Confirming"
      readonly formNumber: number
      readonly request: Request<Form>
      readonly obstacle?: Obstacle
      readonly sent?: Attempt | undefined
    }
  | {
      readonly _tag: "Sending"
      readonly formNumber: number
      readonly request: Request<Form>
      // True if an earlier attempt of the same request may have moved the money.
      readonly isRepeat: boolean
      readonly isRecordOpened: boolean
      readonly sent?: Attempt | undefined
    }
  | {
      readonly _tag: "Unsettled"
      readonly formNumber: number
      readonly request: Request<Form>
      // The player can confirm the outcome only after opening the account record.
      readonly isRecordOpened: boolean
      readonly error: Message | undefined
    }
  | { readonly _tag: "Done"; readonly formNumber: number; readonly receipt: Receipt }

export type Event<Form, Field extends string, Receipt> =
  | { readonly _tag: "IdIssued"; readonly requestId: string }
  // Sent when the form opens, and when another tab changes the stored money move.
  | { readonly _tag: "StoredRead"; readonly stored: StoredRequest<Form> | undefined }
  | { readonly _tag: "Submitted"; readonly form: Form }
  | { readonly _tag: "Edited"; readonly field: Field }
  | { readonly _tag: "Confirmed" }
  | { readonly _tag: "Cancelled" }
  | { readonly _tag: "Moved"; readonly receipt: Receipt }
  | { readonly _tag: "Refused"; readonly message: Message }
  // The gateway did not process this attempt, but an earlier attempt may have succeeded.
  | { readonly _tag: "NotTaken"; readonly message: Message }
  | { readonly _tag: "Unsettled" }
  | { readonly _tag: "NotSent"; readonly why: NotSent }
  // Another tab sent or settled a money move of this kind, so nothing was sent.
  | { readonly _tag: "Superseded" }
  | { readonly _tag: "RetryPressed"; readonly secret?: string; readonly isSecondAccepted?: boolean }
  | { readonly _tag: "RecordOpened" }
  | { readonly _tag: "Settled" }
  | { readonly _tag: "StartedOver" }
  // When the page opens again, an earlier refusal, such as the end of the session, no longer applies.
  | { readonly _tag: "PageOpened" }
  // After the page closes, the state contains only a sent money move, without its secret.
  | { readonly _tag: "PageLeft" }

export type Command<Form, Field extends string> =
  | { readonly _tag: "ReadStored" }
  | { readonly _tag: "IssueId" }
  | {
      readonly _tag: "Send"
      readonly request: Request<Form>
      readonly isRepeat: boolean
      readonly accepted?: Accepted
    }
  | { readonly _tag: "MarkOpened"; readonly requestId: string }
  | { readonly _tag: "Forget"; readonly requestId: string }
  | { readonly _tag: "FocusFirst"; readonly fields: ReadonlyArray<Field> }
  | { readonly _tag: "ShowToast"; readonly message: Message }
