import type en from "./locales/en.json"

/** Merges the plural forms of a text into one key: `t("points_amount", { count })` selects the form. */
type WithoutPluralForm<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key

/** Key of a text. The English dictionary contains all keys. */
export type MessageKey = WithoutPluralForm<keyof typeof en>

/** A text key with the values for its `{{placeholders}}`. */
export interface Message {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}
