import type { MessageKey } from "#i18n/messages.ts"

import * as FieldRules from "./FieldRules.ts"
import type { Member } from "./Member.ts"
import * as TypedText from "./TypedText.ts"

/** The parts of my account that a member may set once, while they are empty (decision 3). */
export const parts = ["nickname", "email", "payeeName"] as const
export type Part = (typeof parts)[number]

/** Something that is known of a member, or not yet. */
export interface Detail {
  readonly label: MessageKey
  /** Empty when it is not set. */
  readonly value: string
  /** What the member may set; nothing for the rest, and for what is set. */
  readonly part: Part | undefined
}

/**
 * What is wrong with a part that is to be set; nothing when it may be.
 *
 * Assumed: names have no more than the characters of any field, and need a letter or a digit.
 */
export const check = (part: Part, typed: string, rules: FieldRules.FieldRules): MessageKey | undefined => {
  const value = TypedText.trimmed(typed)
  if (value === "") return "field_required"
  if (part === "email") return FieldRules.passes(rules, "email", value) ? undefined : "email_format"
  return FieldRules.passes(rules, part, value) && /[\p{L}\p{N}]/u.test(value) ? undefined : "name_format"
}

const hidden = "•••"

/** What is left of a text is its beginning. Characters are never cut in half. */
const beginning = (text: string): string => {
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

/** What my account shows of a member; what leads to a person is masked (decision 3). */
export const details = (member: Member): ReadonlyArray<Detail> => {
  const ifEmpty = (part: Part): Part | undefined => (member[part] === "" ? part : undefined)
  return [
    { label: "account", value: member.account || member.userName, part: undefined },
    { label: "nickname", value: member.nickname, part: ifEmpty("nickname") },
    { label: "email", value: ofEmail(member.email), part: ifEmpty("email") },
    { label: "real_name", value: beginning(member.payeeName), part: ifEmpty("payeeName") },
    { label: "mobile_number", value: ending(member.mobileNum), part: undefined },
  ]
}
