import type { Message } from "#i18n/messages.ts"

/** Validation errors by field name. Valid fields have no entry. */
export type FieldErrors = Readonly<Record<string, Message>>

/** Removes the fields without an error. */
export const found = (said: Readonly<Record<string, Message | undefined>>): FieldErrors => {
  const errors: Record<string, Message> = {}
  for (const [field, message] of Object.entries(said)) if (message !== undefined) errors[field] = message
  return errors
}
