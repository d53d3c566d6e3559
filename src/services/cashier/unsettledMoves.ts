import { Effect, Option, Schema } from "effect"

import { ownerOf, UnsettledMove } from "#domain/cashier/UnsettledMove.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { Storage } from "#platform/Storage.ts"
import { TabLock } from "#platform/TabLock.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

const slot = cashierSlots.unsettledMoves

/** The account whose moves are shown and sent; undefined for guests. */
export const currentOwner = Effect.map(
  CurrentSession.use(({ get }) => get),
  (session) => Option.getOrUndefined(Option.map(session, ownerOf)),
)

/** The unsettled moves of an account, oldest first. */
export const movesOf = (owner: string | undefined) =>
  Effect.map(
    Storage.use(({ get }) => get(slot)),
    (moves) => moves.filter((move) => move.owner === owner),
  )

/** The unsettled moves of the account that is logged in. Other accounts do not see them. */
export const ownMoves = Effect.flatMap(currentOwner, movesOf)

/** Runs an effect while no other tab runs one of the same name. */
export const inOneTab =
  (name: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.flatMap(TabLock, (lock) => lock(name)(effect))

const change = (by: (moves: ReadonlyArray<UnsettledMove>) => ReadonlyArray<UnsettledMove>) =>
  inOneTab(slot.key)(
    Storage.use(({ get, set }) => Effect.flatMap(get(slot), (moves) => set(slot, by(moves)))),
  )

/** A move with the form of its kind. */
export const moveOf = (parts: Record<keyof UnsettledMove, unknown>) =>
  Effect.orDie(Schema.decodeUnknownEffect(Schema.toType(UnsettledMove))(parts))

/** Stores a move before anything is sent. It replaces a stored move with the same request id. */
export const keepMove = (move: UnsettledMove) =>
  change((moves) => [...moves.filter(({ requestId }) => requestId !== move.requestId), move])

/** Removes a settled move. */
export const forgetMove = (id: string) => change((moves) => moves.filter(({ requestId }) => requestId !== id))

/** Stores that the player opened the record of a move. */
export const markOpened = (id: string) =>
  change((moves) => moves.map((move) => (move.requestId === id ? { ...move, isRecordOpened: true } : move)))

/** Calls back when another tab changed the unsettled moves. Returns an unsubscribe function. */
export const watchMoves = (listener: () => void) =>
  Storage.use(({ watch }) => Effect.succeed(watch(slot, listener)))
