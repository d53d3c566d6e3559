import { Effect, Option, Schema } from "effect"

import type { Entries } from "#domain/cashier/storedEntries.ts"
import * as StoredMoves from "#domain/cashier/StoredMoves.ts"
import { UnsettledMove } from "#domain/cashier/UnsettledMove.ts"
import { ownerOf } from "#domain/Session.ts"
import { cashierSlots } from "#platform/cashierStorageItems.ts"
import { Device } from "#platform/Device.ts"
import { Storage } from "#platform/Storage.ts"
import { TabLock } from "#platform/TabLock.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

const { unsettledMoves: slot, tabMoves: tabSlot } = cashierSlots

export const currentOwner = Effect.map(
  CurrentSession.use(({ get }) => get),
  (session) => Option.getOrUndefined(Option.map(session, ownerOf)),
)

const entries = Storage.use(
  Effect.fnUntraced(function* ({ get }) {
    const tab = yield* get(tabSlot)
    // The tab's entry of the same money move is newer.
    const ids = new Set(tab.map(StoredMoves.idOf))
    return [...(yield* get(slot)).filter((entry) => !ids.has(StoredMoves.idOf(entry))), ...tab]
  }),
)

export const movesOf = (owner: string | undefined) =>
  Effect.map(entries, (all) => StoredMoves.readable(all).filter((move) => move.owner === owner))

export const incompleteOf = (owner: string | undefined) =>
  Effect.map(entries, (all) => StoredMoves.incomplete(all).filter((move) => move.owner === owner))

export const ownMoves = Effect.flatMap(currentOwner, movesOf)

export const ownIncomplete = Effect.flatMap(currentOwner, incompleteOf)

export const inOneTab =
  (name: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.flatMap(TabLock, (lock) => lock(name)(effect))

// While another tab has the lock, the money moves stay unsettled.
const change = (by: (entries: Entries) => Entries) =>
  Storage.use(
    Effect.fnUntraced(function* ({ get, set, setLasting }) {
      yield* setLasting(slot, by(yield* get(slot)))
      const tab = yield* get(tabSlot)
      if (tab.length > 0) yield* set(tabSlot, by(tab))
    }),
  ).pipe(
    inOneTab(slot.key),
    Effect.catchTag("TabBusy", () => Effect.void),
  )

export const moveOf = (parts: Record<keyof UnsettledMove, unknown>) =>
  Effect.orDie(Schema.decodeUnknownEffect(Schema.toType(UnsettledMove))(parts))

/** Returns false if the device does not store the money move: only this tab has it. */
export const keepMove = (move: UnsettledMove) =>
  Storage.use(
    Effect.fnUntraced(function* ({ get, set, setLasting }) {
      const added = (all: Entries) => [...StoredMoves.without(all, move.requestId), StoredMoves.entryOf(move)]
      const stored = yield* get(slot)
      const tab = yield* get(tabSlot)
      const isStored = yield* setLasting(slot, added(stored))
      if (!isStored) yield* set(tabSlot, added(tab))
      else if (tab.length > 0) yield* set(tabSlot, StoredMoves.without(tab, move.requestId))
      return isStored || StoredMoves.without(stored, move.requestId).length < stored.length
    }),
  ).pipe(inOneTab(slot.key))

export const forgetMove = (id: string) => change((all) => StoredMoves.without(all, id))

export const markOpened = (id: string) => change((all) => StoredMoves.opened(all, id))

export const watchMoves = Effect.fnUntraced(function* (listener: () => void) {
  const storage = yield* Storage
  const device = yield* Device
  const stops = [
    storage.watch(slot, listener),
    device.watch((event) => {
      if (event === "restored") listener()
    }),
  ]
  return () => stops.forEach((stop) => stop())
})
