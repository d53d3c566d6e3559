import type en from "./locales/en.json"
import type protection from "./locales/protection/en.json"

/** Merges the plural forms of a text into one key: `t("points_amount", { count })` selects the form. */
type WithoutPluralForm<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key

/** The texts of a language. The app adds the name of the brand. */
export type Dictionary = typeof en & { readonly product_name: string }

/**
 * Key of a text. The English dictionaries contain all keys but that of the brand's name; those of `protection` load with its
 * pages.
 */
export type MessageKey = WithoutPluralForm<keyof Dictionary> | keyof typeof protection

/** A text key with the values for its `{{placeholders}}`. */
export interface Message {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}
