import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import type { Message } from "#i18n/messages.ts"

import type { ExclusionLength } from "./Protection.ts"

export interface Typed {
  readonly word: string
  readonly password: string
}

export const nothing: Typed = { word: "", password: "" }

export interface Form {
  readonly length: ExclusionLength
  readonly typed: Typed
  readonly word: string
  readonly needsPassword: boolean
}

export const fields = ["word", "password"] as const
export type Field = (typeof fields)[number]

const plain = (text: string): string => text.normalize("NFKC").replace(/\s/g, "").toUpperCase()

export const check = ({ typed, word, needsPassword }: Form): FieldErrors =>
  found({
    word: plain(typed.word) === plain(word) ? undefined : { key: "word_missing" },
    password: needsPassword && typed.password === "" ? { key: "enter_password" } : undefined,
  })

export const fieldOf = ({ key }: Message): Field | undefined =>
  key === "login_password_wrong" ? "password" : undefined

export const payload = ({ length, typed: { password } }: Form) => ({
  months: length === "permanent" ? null : length,
  ...(password === "" ? {} : { password }),
})
