import type { Message, MessageKey } from "#i18n/messages.ts"

/** Why a field is invalid: one text or several. The form supplies values for the placeholders of a bare key. */
export type FieldError = Message | MessageKey | ReadonlyArray<MessageKey>

/** Validation errors by field name. Valid fields have no entry. */
export type FieldErrors<Error extends FieldError = Message> = Readonly<Record<string, Error>>

/** Removes the fields without an error. */
export const found = <Error extends FieldError>(
  said: Readonly<Record<string, Error | undefined>>,
): FieldErrors<Error> => {
  const errors: Record<string, Error> = {}
  for (const [field, error] of Object.entries(said)) if (error !== undefined) errors[field] = error
  return errors
}
