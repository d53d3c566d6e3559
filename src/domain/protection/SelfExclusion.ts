import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import type { Message } from "#i18n/messages.ts"

import type { ExclusionLength } from "./Protection.ts"

/** The fields of the form. */
export interface Typed {
  readonly word: string
  readonly password: string
}

export const nothing: Typed = { word: "", password: "" }

/** The chosen length and the typed values, with the facts that their check needs. */
export interface Form {
  readonly length: ExclusionLength
  readonly typed: Typed
  /** The word to type, in the player's language. */
  readonly word: string
  /** The account has a login password. */
  readonly needsPassword: boolean
}

/** In form order. */
export const fields = ["word", "password"] as const
export type Field = (typeof fields)[number]

/** Case and blanks are ignored (gateway §11 leaves the word to the app). */
const plain = (text: string): string => text.normalize("NFKC").replace(/\s/g, "").toUpperCase()

export const check = ({ typed, word, needsPassword }: Form): FieldErrors =>
  found({
    word: plain(typed.word) === plain(word) ? undefined : { key: "word_missing" },
    password: needsPassword && typed.password === "" ? { key: "enter_password" } : undefined,
  })

/** The field that a gateway error belongs to. */
export const fieldOf = ({ key }: Message): Field | undefined =>
  key === "login_password_wrong" ? "password" : undefined

/** The body of the call. */
export const payload = ({ length, typed: { password } }: Form) => ({
  months: length === "permanent" ? null : length,
  ...(password === "" ? {} : { password }),
})
