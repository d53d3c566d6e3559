import type en from "./locales/en.json"
import type protection from "./locales/protection/en.json"

type WithoutPluralForm<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key

export type Dictionary = typeof en & { readonly product_name: string }

export type MessageKey = WithoutPluralForm<keyof Dictionary> | keyof typeof protection

export interface Message {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}
