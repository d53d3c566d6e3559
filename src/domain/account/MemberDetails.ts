import type { MessageKey } from "#i18n/messages.ts"
import * as FieldRules from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"

import type { Member } from "./Member.ts"

/** A member may set each of these fields once, while the field is empty (open point 3). */
export const parts = ["nickname", "email", "payeeName"] as const
export type Part = (typeof parts)[number]

export interface Detail {
  readonly label: MessageKey
  readonly value: string
  readonly part: Part | undefined
}

/** Assumed: names have the general field length and contain a letter or a digit. */
export const check = (part: Part, typed: string, rules: FieldRules.FieldRules): MessageKey | undefined => {
  const value = TypedText.trimmed(typed)
  if (value === "") return "field_required"
  if (part === "email") return FieldRules.passes(rules, "email", value) ? undefined : "check_email"
  return FieldRules.passes(rules, part, value) && /[\p{L}\p{N}]/u.test(value) ? undefined : "check_name"
}

const hidden = "•••"

const beginning = (text: string): string => {
  // Destructuring a string returns whole characters, even those of a surrogate pair.
  const [first] = text
  return first === undefined ? "" : first + hidden
}

const shownDigits = 4

const ending = (digits: string): string =>
  digits.length > shownDigits ? hidden + digits.slice(-shownDigits) : digits && hidden

const ofEmail = (email: string): string => {
  const at = email.lastIndexOf("@")
  return at < 1 ? beginning(email) : beginning(email) + email.slice(at)
}

export const details = (member: Member): ReadonlyArray<Detail> => {
  const ifEmpty = (part: Part): Part | undefined => (member[part] === "" ? part : undefined)
  // Personal data is masked (open point 3).
  return [
    { label: "account", value: member.account || member.userName, part: undefined },
    { label: "nickname", value: member.nickname, part: ifEmpty("nickname") },
    { label: "email", value: ofEmail(member.email), part: ifEmpty("email") },
    { label: "real_name", value: beginning(member.payeeName), part: ifEmpty("payeeName") },
    { label: "mobile_number", value: ending(member.mobileNum), part: undefined },
  ]
}
