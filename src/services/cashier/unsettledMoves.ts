import { Effect, Option, Schema } from "effect"

import type { Entries } from "#domain/cashier/storedEntries.ts"
import * as StoredMoves from "#domain/cashier/StoredMoves.ts"
import { UnsettledMove } from "#domain/cashier/UnsettledMove.ts"
import { ownerOf } from "#domain/Session.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { Device } from "#platform/Device.ts"
import { Storage } from "#platform/Storage.ts"
import { TabLock } from "#platform/TabLock.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

const { unsettledMoves: slot, tabMoves: tabSlot } = cashierSlots

/** The account whose moves are shown and sent; undefined for guests. */
export const currentOwner = Effect.map(
  CurrentSession.use(({ get }) => get),
  (session) => Option.getOrUndefined(Option.map(session, ownerOf)),
)

/** The entries of the device, and those that only this tab has. Of one move, the tab's entry is the newer. */
const entries = Storage.use(
  Effect.fnUntraced(function* ({ get }) {
    const tab = yield* get(tabSlot)
    const ids = new Set(tab.map(StoredMoves.idOf))
    return [...(yield* get(slot)).filter((entry) => !ids.has(StoredMoves.idOf(entry))), ...tab]
  }),
)

/** The unsettled moves of an account that can be sent again, oldest first. */
export const movesOf = (owner: string | undefined) =>
  Effect.map(entries, (all) => StoredMoves.readable(all).filter((move) => move.owner === owner))

/** The unsettled moves of an account that cannot be sent again, oldest first. */
export const incompleteOf = (owner: string | undefined) =>
  Effect.map(entries, (all) => StoredMoves.incomplete(all).filter((move) => move.owner === owner))

/** The unsettled moves of the account that is logged in. Other accounts do not see them. */
export const ownMoves = Effect.flatMap(currentOwner, movesOf)

/** Like `ownMoves`, those that cannot be sent again. */
export const ownIncomplete = Effect.flatMap(currentOwner, incompleteOf)

/** Runs an effect while no other tab runs one of the same name. */
export const inOneTab =
  (name: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.flatMap(TabLock, (lock) => lock(name)(effect))

/** Changes what is stored. Does nothing when another tab keeps the lock: then the moves stay unsettled. */
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

/** A move with the form of its kind. */
export const moveOf = (parts: Record<keyof UnsettledMove, unknown>) =>
  Effect.orDie(Schema.decodeUnknownEffect(Schema.toType(UnsettledMove))(parts))

/**
 * Stores a move before anything is sent. It replaces a stored move with the same request id. Returns false when
 * the device does not store it: then only this tab has it.
 */
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

/** Removes a settled move. */
export const forgetMove = (id: string) => change((all) => StoredMoves.without(all, id))

/** Stores that the player opened the record of a move. */
export const markOpened = (id: string) => change((all) => StoredMoves.opened(all, id))

/** Calls back when another tab changed the unsettled moves, and when the page returns from the back-forward cache. */
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
