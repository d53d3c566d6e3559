import { Effect, Schema } from "effect"

import { withoutForms } from "#domain/cashier/storedEntries.ts"
import { ownerOf, type Session } from "#domain/Session.ts"
import { CachedResponses } from "#gateway/CachedResponses.ts"
import { local, movesKey } from "#platform/storageItems.ts"
import { type Slot, Storage, tabMovesKey } from "#platform/Storage.ts"
import { accessSlot } from "#services/protection/storedPlayState.ts"

const textAt = (key: string) => local(key, Schema.String, "")
const moveSlots: ReadonlyArray<Slot<string>> = [textAt(movesKey), { ...textAt(tabMovesKey), area: "session" }]

export const eraseDetails = Effect.fnUntraced(function* (session: Session) {
  const { get, set, remove } = yield* Storage
  for (const slot of moveSlots) {
    const text = yield* get(slot)
    if (text !== "") yield* set(slot, withoutForms(text, ownerOf(session)))
  }
  yield* remove(accessSlot)
  const { clear } = yield* CachedResponses
  yield* clear
})
