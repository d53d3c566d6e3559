import type { Message } from "#i18n/messages.ts"

/** What is said of the fields of a form, by their names; nothing of those that are right. */
export type FieldErrors = Readonly<Record<string, Message>>

/** Leaves out what nothing is said of. */
export const found = (said: Readonly<Record<string, Message | undefined>>): FieldErrors => {
  const errors: Record<string, Message> = {}
  for (const [field, message] of Object.entries(said)) if (message !== undefined) errors[field] = message
  return errors
}
