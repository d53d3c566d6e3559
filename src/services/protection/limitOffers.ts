import { Effect, Option, Schema } from "effect"

import { ownerOf } from "#domain/Session.ts"
import { Device } from "#platform/Device.ts"
import { json, local } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

export const limitOffersItem = local(
  "LIMIT_OFFERS",
  json(
    Schema.Array(
      Schema.Struct({
        owner: Schema.String,
        date: Schema.String,
        // A closed offer shows only before the first deposit.
        isClosed: Schema.optionalKey(Schema.Boolean),
      }),
    ),
  ),
  null,
)

const owner = Effect.map(
  CurrentSession.use(({ get }) => get),
  Option.map(ownerOf),
)

const offers = Effect.map(
  Storage.use(({ get }) => get(limitOffersItem)),
  (stored) => stored ?? [],
)

export const offer = Effect.gen(function* () {
  const account = Option.getOrUndefined(yield* owner)
  return (yield* offers).find((each) => each.owner === account)
})

export const closeOffer = Effect.gen(function* () {
  const account = Option.getOrUndefined(yield* owner)
  const closed = (yield* offers).map((each) => (each.owner === account ? { ...each, isClosed: true } : each))
  yield* Storage.use(({ set }) => set(limitOffersItem, closed))
})

export const endOffer = Effect.gen(function* () {
  const account = Option.getOrUndefined(yield* owner)
  const others = (yield* offers).filter((each) => each.owner !== account)
  yield* Storage.use(({ set }) => set(limitOffersItem, others))
})

export const beginOffer = Effect.gen(function* () {
  const account = Option.getOrUndefined(yield* owner)
  if (account === undefined) return
  const date = yield* Device.use(({ localDate }) => localDate)
  const others = (yield* offers).filter((each) => each.owner !== account)
  yield* Storage.use(({ set }) => set(limitOffersItem, [...others, { owner: account, date }]))
})
