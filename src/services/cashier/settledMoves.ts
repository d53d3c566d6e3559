import { Effect } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import type { UnsettledMove } from "#domain/cashier/UnsettledMove.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"

type Move = Pick<UnsettledMove, "kind"> & { readonly owner: string | undefined }

const { settledMoves: item } = cashierStorageItems

const keyOf = ({ kind, owner }: Move, fingerprint: string) => `${kind} ${owner} ${fingerprint}`

const recent = Effect.gen(function* () {
  const now = yield* Backend.now
  const all = yield* Storage.use(({ get }) => get(item))
  return { now, moves: all.filter(({ at }) => Math.abs(now - at) < millis(timings.equalMove)) }
})

export const hasEqual = (move: Move, fingerprint: string) =>
  Effect.map(recent, ({ moves }) => moves.some(({ key }) => key === keyOf(move, fingerprint)))

export const add = (move: Move, fingerprint: string) =>
  Effect.flatMap(recent, ({ now, moves }) =>
    Storage.use(({ set }) => set(item, [...moves, { key: keyOf(move, fingerprint), at: now }])),
  )
