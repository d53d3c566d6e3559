import type account from "./locales/account/en.json"
import type agent from "./locales/agent/en.json"
import type cashier from "./locales/cashier/en.json"
import type en from "./locales/en.json"
import type entry from "./locales/entry/en.json"
import type frame from "./locales/frame/en.json"
import type games from "./locales/games/en.json"
import type messages from "./locales/messages/en.json"
import type promo from "./locales/promo/en.json"
import type protection from "./locales/protection/en.json"
import type records from "./locales/records/en.json"
import type shared from "./locales/shared/en.json"

type WithoutPluralForm<Key> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key

/** The texts of all areas. */
export type Dictionary = typeof en &
  typeof account &
  typeof agent &
  typeof cashier &
  typeof entry &
  typeof frame &
  typeof games &
  typeof messages &
  typeof promo &
  typeof protection &
  typeof records &
  typeof shared & { readonly product_name: string }

export type MessageKey = WithoutPluralForm<keyof Dictionary>

export interface Message {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}
