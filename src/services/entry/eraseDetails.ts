import { Effect, Schema } from "effect"

import { withoutForms } from "#domain/cashier/storedEntries.ts"
import { ownerOf, type Session } from "#domain/Session.ts"
import { CachedResponses } from "#gateway/CachedResponses.ts"
import { local, unsettledMovesKey } from "#platform/storageItems.ts"
import { type StorageItem, Storage, tabUnsettledMovesKey } from "#platform/Storage.ts"
import { playStateItem } from "#services/protection/storedPlayState.ts"

const textAt = (key: string) => local(key, Schema.String, "")
const moneyMoveItems: ReadonlyArray<StorageItem<string>> = [
  textAt(unsettledMovesKey),
  { ...textAt(tabUnsettledMovesKey), area: "session" },
]

export const eraseDetails = Effect.fnUntraced(function* (session: Session) {
  const { get, set, remove } = yield* Storage
  for (const item of moneyMoveItems) {
    const text = yield* get(item)
    if (text !== "") yield* set(item, withoutForms(text, ownerOf(session)))
  }
  yield* remove(playStateItem)
  const { clear } = yield* CachedResponses
  yield* clear
})
