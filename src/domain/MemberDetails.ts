import type { MessageKey } from "#i18n/messages.ts"

import type { Member } from "./Member.ts"

/** Something that is known of a member, or not yet. */
export interface Detail {
  readonly label: MessageKey
  /** Empty when it is not set. */
  readonly value: string
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
export const details = (member: Member): ReadonlyArray<Detail> => [
  { label: "account", value: member.account || member.userName },
  { label: "nickname", value: member.nickname },
  { label: "email", value: ofEmail(member.email) },
  { label: "real_name", value: beginning(member.payeeName) },
  { label: "mobile_number", value: ending(member.mobileNum) },
]
