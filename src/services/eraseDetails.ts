import { Effect, Schema } from "effect"

import { ownerOf } from "#domain/Session.ts"
import { ofOwner, withoutForms } from "#domain/storedEntries.ts"
import { draftsKey, local, storageItems, unsettledMovesKey } from "#platform/storageItems.ts"
import { type StorageItem, type Storage, tabUnsettledMovesKey } from "#platform/Storage.ts"

const textAt = (key: string) => local(key, Schema.String, "")
const moneyMoves: ReadonlyArray<StorageItem<string>> = [
  textAt(unsettledMovesKey),
  { ...textAt(tabUnsettledMovesKey), area: "session" },
]

/** Erases payee and card of unsettled money moves, and drafts, except those of the account that is logged in. */
export const eraseDetails = Effect.fnUntraced(function* ({ get, set }: Storage["Service"]) {
  const session = yield* get(storageItems.session)
  const rewrite = Effect.fnUntraced(function* (item: StorageItem<string>, change: typeof ofOwner) {
    const text = yield* get(item)
    if (text !== "") yield* set(item, change(text, session === null ? "" : ownerOf(session)))
  })
  for (const item of moneyMoves) yield* rewrite(item, withoutForms)
  // After an expired session the drafts stay, because the same account may log in again.
  if (session !== null) yield* rewrite(textAt(draftsKey), ofOwner)
})
