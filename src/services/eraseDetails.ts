import { Effect, Schema } from "effect"

import { ofOwner, withoutForms } from "#domain/storedEntries.ts"
import {
  draftsKey,
  local,
  playStateKey,
  receiptsKey,
  searchesKey,
  unsettledMovesKey,
} from "#platform/storageItems.ts"
import { type StorageItem, type Storage, tabUnsettledMovesKey } from "#platform/Storage.ts"

const textAt = (key: string) => local(key, Schema.String, "")
const moneyMoves: ReadonlyArray<StorageItem<string>> = [
  textAt(unsettledMovesKey),
  { ...textAt(tabUnsettledMovesKey), area: "session" },
]

/** `owner` is the only account whose details may stay; empty if none. */
export const detailsEraser = ({ get, set, remove }: Storage["Service"]) => {
  const rewrite = (owner: string, change: typeof ofOwner) => (item: StorageItem<string>) =>
    Effect.flatMap(get(item), (text) => (text === "" ? Effect.void : set(item, change(text, owner))))
  return {
    /** Erases payee and card of unsettled money moves, in this tab too. */
    forms: (owner: string) => Effect.forEach(moneyMoves, rewrite(owner, withoutForms)),
    drafts: (owner: string) => rewrite(owner, ofOwner)(textAt(draftsKey)),
    lists: Effect.forEach([receiptsKey, searchesKey, playStateKey], (key) => remove(textAt(key))),
  }
}
