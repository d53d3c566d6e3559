import { Effect, Option, Schema } from "effect"

import type { Entries } from "#domain/storedEntries.ts"
import * as StoredMoves from "#domain/cashier/StoredMoves.ts"
import { UnsettledMove } from "#domain/cashier/UnsettledMove.ts"
import { ownerOf } from "#domain/Session.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { Device } from "#platform/Device.ts"
import { Storage } from "#platform/Storage.ts"
import { TabLock } from "#platform/TabLock.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

const { unsettledMoves: item, tabUnsettledMoves: tabItem } = cashierStorageItems

export const currentOwner = Effect.map(
  CurrentSession.use(({ get }) => get),
  (session) => Option.getOrUndefined(Option.map(session, ownerOf)),
)

const entries = Storage.use(
  Effect.fnUntraced(function* ({ get }) {
    const tab = yield* get(tabItem)
    // If both storages contain the same money move, the entry in the tab's storage is newer.
    const ids = new Set(tab.map(StoredMoves.idOf))
    return [...(yield* get(item)).filter((entry) => !ids.has(StoredMoves.idOf(entry))), ...tab]
  }),
)

export const moneyMovesOf = (owner: string | undefined) =>
  Effect.map(entries, (all) => StoredMoves.readable(all).filter((move) => move.owner === owner))

export const incompleteOf = (owner: string | undefined) =>
  Effect.map(entries, (all) => StoredMoves.incomplete(all).filter((move) => move.owner === owner))

export const ownMoneyMoves = Effect.flatMap(currentOwner, moneyMovesOf)

export const ownIncomplete = Effect.flatMap(currentOwner, incompleteOf)

export const inOneTab =
  (name: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.flatMap(TabLock, (lock) => lock(name)(effect))

// If another tab has the lock, nothing changes, and the money moves stay unsettled.
const change = (by: (entries: Entries) => Entries) =>
  Storage.use(
    Effect.fnUntraced(function* ({ get, set, setLasting }) {
      yield* setLasting(item, by(yield* get(item)))
      const tab = yield* get(tabItem)
      if (tab.length > 0) yield* set(tabItem, by(tab))
    }),
  ).pipe(
    inOneTab(item.key),
    Effect.catchTag("TabBusy", () => Effect.void),
  )

export const moneyMoveOf = (parts: Record<keyof UnsettledMove, unknown>) =>
  Effect.orDie(Schema.decodeUnknownEffect(Schema.toType(UnsettledMove))(parts))

/**
 * Returns false if the device cannot store the money move. Then only the tab's storage contains the money move.
 * After the end of its session nothing stores the move, because its form was erased.
 */
export const storeMoneyMove = (move: UnsettledMove) =>
  Storage.use(
    Effect.fnUntraced(function* ({ get, set, setLasting }) {
      if (move.owner !== (yield* currentOwner)) return false
      const added = (all: Entries) => [...StoredMoves.without(all, move.requestId), StoredMoves.entryOf(move)]
      const stored = yield* get(item)
      const tab = yield* get(tabItem)
      const isStored = yield* setLasting(item, added(stored))
      if (!isStored) yield* set(tabItem, added(tab))
      else if (tab.length > 0) yield* set(tabItem, StoredMoves.without(tab, move.requestId))
      return isStored || StoredMoves.without(stored, move.requestId).length < stored.length
    }),
  ).pipe(inOneTab(item.key))

export const removeMoneyMove = (id: string) => change((all) => StoredMoves.without(all, id))

export const markOpened = (id: string) => change((all) => StoredMoves.opened(all, id))

export const watchMoneyMoves = Effect.fnUntraced(function* (listener: () => void) {
  const storage = yield* Storage
  const device = yield* Device
  const stops = [
    storage.watch(item, listener),
    device.watch((event) => {
      if (event === "restored") listener()
    }),
  ]
  return () => stops.forEach((stop) => stop())
})
