import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import * as TypedText from "#domain/TypedText.ts"
import type { Message } from "#i18n/messages.ts"

import { lengths } from "./SessionLimit.ts"

export interface Form {
  readonly minutes: string | null
  /** The limit in force. */
  readonly before?: number | undefined
}

export const fields = ["minutes"] as const
export type Field = (typeof fields)[number]

const read = (typed: string): number | undefined => {
  const text = TypedText.ascii(TypedText.trimmed(typed))
  return /^(?:\d{1,4}|1[, ]\d{3})$/.test(text) ? Number(text.replace(/\D/g, "")) : undefined
}

const minutesError = (typed: string): Message | undefined => {
  const minutes = read(typed)
  return minutes !== undefined && minutes >= lengths.least && minutes <= lengths.most
    ? undefined
    : { key: "session_minutes_range" }
}

export const check = ({ minutes }: Form): FieldErrors =>
  found({ minutes: minutes === null ? undefined : minutesError(minutes) })

export const payload = ({ minutes }: Form) => ({
  minutes: minutes === null ? null : (read(minutes) ?? null),
})
