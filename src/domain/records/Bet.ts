import { Effect, Schema, SchemaGetter } from "effect"

import { amount, Id, list, maybe, name, text, withFallback } from "#domain/Lenient.ts"
import { paged, type PageRequest } from "#domain/Paged.ts"
import type { Vendors } from "#domain/games/Vendor.ts"

// An open bet may have no win. Any other value makes the bet malformed.
const win = Schema.NullOr(Schema.Finite).pipe(
  Schema.decodeTo(Schema.Finite, {
    decode: SchemaGetter.transform((won: number | null) => won ?? 0),
    encode: SchemaGetter.transform((won: number) => won),
  }),
  Schema.withDecodingDefaultTypeKey(Effect.succeed(0)),
)

/** Amounts are in the wallet's major unit, and times are epoch milliseconds (gateway §5). */
export const Bet = Schema.Struct({
  orderId: Id,
  time: withFallback(Schema.Finite, 0),
  gameName: name,
  vassalage: text,
  stake: amount,
  win,
  status: text,
  issue: maybe(Id),
})
export type Bet = typeof Bet.Type

export const BetList = paged(Bet)
export type BetList = typeof BetList.Type

export const BetPart = Schema.Struct({
  suborderId: Id,
  content: text,
  stake: amount,
  status: text,
})
export type BetPart = typeof BetPart.Type

export const BetDetail = Schema.Struct({ ...Bet.fields, suborders: list(BetPart) })
export type BetDetail = typeof BetDetail.Type

/** Assumed: these values, because the contract does not list the status values of a bet or a suborder. */
export const states = ["open", "won", "lost", "cancelled"] as const
export type State = (typeof states)[number]

export const stateOf = ({ status }: Pick<Bet, "status">): State | undefined =>
  states.find((state) => state === status)

export const resultOf = (bet: Bet): number | undefined => {
  const state = stateOf(bet)
  return state === "open" || state === "cancelled" ? undefined : bet.win - bet.stake
}

/** A payout below the stake is a loss. Assumed: a net result of 0 keeps the gateway's status. */
export const outcomeOf = (bet: Bet): State | undefined => {
  const state = stateOf(bet)
  const net = bet.win - bet.stake
  if ((state !== "won" && state !== "lost") || net === 0) return state
  return net > 0 ? "won" : "lost"
}

export const isOpen = (part: Pick<BetPart, "status">): boolean => part.status === "open"

export interface BetsRequest extends PageRequest {
  // Dates are `YYYY-MM-DD` in the player's time zone.
  readonly startDate: string
  readonly endDate: string
  readonly gameType: string
  readonly vassalage: string
  readonly status: string
}

/** The gateway lists bets on lotteries separately (gateway §5). */
export const sources = ["games", "lottery"] as const
export type Source = (typeof sources)[number]

export const choicesOf = (vendors: Vendors, source: Source, gameType: string) => {
  const categories = vendors.sorting.filter(
    (category) => lotteryTypes.includes(category.gameCategory) === (source === "lottery"),
  )
  const chosen = categories.filter((category) => gameType === "" || category.gameCategory === gameType)
  const vendorNames = new Map(
    chosen.flatMap((each) => each.vendorNames).map((vendor) => [vendor.vassalage, vendor.accountTypeName]),
  )
  return {
    gameTypes: categories.map(({ gameCategory }) => gameCategory),
    vendors: [...vendorNames].map(([vassalage, name]) => ({ vassalage, name: name || vassalage })),
  }
}

const lotteryTypes: ReadonlyArray<string> = ["LOTT", "ELOTT"]
