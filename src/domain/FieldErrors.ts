import type { Message, MessageKey } from "#i18n/messages.ts"

export type FieldError = Message | MessageKey | ReadonlyArray<MessageKey>

export type FieldErrors<Error extends FieldError = Message> = Readonly<Record<string, Error>>

export const found = <Error extends FieldError>(
  checked: Readonly<Record<string, Error | undefined>>,
): FieldErrors<Error> => {
  const errors: Record<string, Error> = {}
  for (const [field, error] of Object.entries(checked)) if (error !== undefined) errors[field] = error
  return errors
}
