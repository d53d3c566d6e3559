import type { FieldError, FieldErrors } from "#domain/FieldErrors.ts"
import type { Message } from "#i18n/messages.ts"

/** A part of a form, such as a payment password, that is dropped when the page unmounts and is never stored. */
export interface Secret<Form> {
  readonly of: (form: Form) => string
  readonly put: (form: Form, secret: string) => Form
  /** The error of a retry without it. */
  readonly missing: Message
}

/** The validation of one kind of form. */
export interface Rules<Form, Field extends string> {
  /** In form order: the first invalid field gets the focus. */
  readonly fields: ReadonlyArray<Field>
  /** The error of a form; undefined when it may be sent. */
  readonly check: (form: Form) => FieldErrors<FieldError>
  /** The field that a refusal names. */
  readonly fieldOf: (refusal: Message) => Field | undefined
  readonly secret?: Secret<Form> | undefined
  /** Identifies what a form moves. It has no secret. */
  readonly fingerprint: (form: Form) => string
}

/** The attempt that the id of a form was sent for, and the id of a form that moves something else. */
export interface Attempt {
  readonly fingerprint: string
  /** Undefined until it is issued. */
  readonly nextId: string | undefined
}

/** A confirmed form, and the id that makes its repeat the same request (gateway §4). */
export interface Request<Form> {
  readonly form: Form
  readonly requestId: string
}

/** The unsettled move of this kind that the device stores. */
export interface StoredRequest<Form> {
  readonly request: Request<Form>
  readonly isRecordOpened: boolean
}

/** The form while it is edited. Typed values stay in it and travel in events. */
export interface Editing {
  readonly _tag: "Editing"
  /** Incremented after each finished form, so that the next one is empty. */
  readonly round: number
  /** Undefined until an id is issued; the form cannot be submitted before. */
  readonly requestId: string | undefined
  readonly errors: FieldErrors<FieldError>
  /** Why the last attempt failed, when no field is to blame. */
  readonly refusal: Message | undefined
  /** The gateway did not process this attempt with the same id. */
  readonly sent?: Attempt | undefined
}

/**
 * What kept a confirmed request from being sent.
 *
 * - `untracked`: the device cannot store it, so that it could not remember an unknown outcome.
 * - `otherTab`: another tab sends a request of this kind.
 */
export type Obstacle = "untracked" | "otherTab"

export type State<Form, Receipt> =
  /** The stored unsettled move of this kind is read before a form shows. */
  | { readonly _tag: "Opening"; readonly round: number }
  | Editing
  | {
      readonly _tag: "Confirming"
      readonly round: number
      readonly request: Request<Form>
      /** Why the last press on confirm sent nothing; the next one is another decision. */
      readonly obstacle?: Obstacle
      readonly sent?: Attempt | undefined
    }
  | {
      readonly _tag: "Sending"
      readonly round: number
      readonly request: Request<Form>
      /** An earlier attempt of the same request may have moved the money. */
      readonly isRepeat: boolean
      readonly isRecordOpened: boolean
      readonly sent?: Attempt | undefined
    }
  /** Sent without a definite response: the money may have moved. A retry sends the same request. */
  | {
      readonly _tag: "Unsettled"
      readonly round: number
      readonly request: Request<Form>
      /** Only then may the player confirm that the move is settled. */
      readonly isRecordOpened: boolean
      /** Why the last press on retry sent nothing. */
      readonly error: Message | undefined
    }
  | { readonly _tag: "Done"; readonly round: number; readonly receipt: Receipt }

export type Event<Form, Field extends string, Receipt> =
  | { readonly _tag: "IdIssued"; readonly requestId: string }
  /** The stored move, at the start and when another tab changed it. */
  | { readonly _tag: "StoredRead"; readonly stored: StoredRequest<Form> | undefined }
  | { readonly _tag: "Submitted"; readonly form: Form }
  /** A field was edited; its error is cleared. */
  | { readonly _tag: "Edited"; readonly field: Field }
  | { readonly _tag: "Confirmed" }
  | { readonly _tag: "Cancelled" }
  | { readonly _tag: "Moved"; readonly receipt: Receipt }
  /** A definite refusal: nothing moved. */
  | { readonly _tag: "Refused"; readonly message: Message }
  /** The gateway did not process this attempt; an earlier one may have succeeded. */
  | { readonly _tag: "NotTaken"; readonly message: Message }
  | { readonly _tag: "Unsettled" }
  /** Nothing was sent, because of an obstacle that the player may accept or wait for. */
  | { readonly _tag: "NotSent"; readonly why: Obstacle }
  /** Nothing was sent: another tab has sent or settled a move of this kind meanwhile. */
  | { readonly _tag: "Superseded" }
  /** The player sends the unsettled move again, with the secret if it is required. */
  | { readonly _tag: "RetryPressed"; readonly secret?: string }
  | { readonly _tag: "RecordOpened" }
  /** The player has seen the outcome of the move in the record. */
  | { readonly _tag: "Settled" }
  /** Opens another, empty form. */
  | { readonly _tag: "StartedOver" }
  /** The page mounted. What a refusal said before, such as the end of the session, is over. */
  | { readonly _tag: "PageOpened" }
  /** The page unmounted. Only a sent move survives it, without its secret. */
  | { readonly _tag: "PageLeft" }

export type Command<Form, Field extends string> =
  /** Reads the unsettled move of this kind from the device. */
  | { readonly _tag: "ReadStored" }
  /** Creates an id for the form on screen. */
  | { readonly _tag: "IssueId" }
  | {
      readonly _tag: "Send"
      readonly request: Request<Form>
      readonly isRepeat: boolean
      /** The player sends it although the device cannot store it. */
      readonly isUntracked?: true
    }
  /** Stores that the record of a move was opened. */
  | { readonly _tag: "MarkOpened"; readonly requestId: string }
  /** Removes a move from the device, and reads the stored ones again. */
  | { readonly _tag: "Forget"; readonly requestId: string }
  | { readonly _tag: "FocusFirst"; readonly fields: ReadonlyArray<Field> }
  | { readonly _tag: "Say"; readonly message: Message }
