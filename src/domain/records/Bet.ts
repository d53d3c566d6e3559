import { Effect, Schema, SchemaGetter } from "effect"

import { amount, Id, list, name, text, withFallback } from "#domain/Lenient.ts"
import { paged, type PageRequest } from "#domain/Paged.ts"
import type { Vendors } from "#domain/games/Vendor.ts"

/** The win of a bet: 0 when it is missing or null, as in an open bet. Any other value makes the bet invalid. */
const win = Schema.NullOr(Schema.Finite).pipe(
  Schema.decodeTo(Schema.Finite, {
    decode: SchemaGetter.transform((won: number | null) => won ?? 0),
    encode: SchemaGetter.transform((won: number) => won),
  }),
  Schema.withDecodingDefaultTypeKey(Effect.succeed(0)),
)

/** A bet (gateway §5). Amounts are in the wallet's major unit, times in epoch milliseconds. */
export const Bet = Schema.Struct({
  orderId: Id,
  time: withFallback(Schema.Finite, 0),
  gameName: name,
  vassalage: text,
  stake: amount,
  win,
  status: text,
  /** Lotteries only. */
  issue: Schema.optionalKey(Id),
})
export type Bet = typeof Bet.Type

export const BetList = paged(Bet)
export type BetList = typeof BetList.Type

/** A part of a bet that can be cancelled separately. */
export const BetPart = Schema.Struct({
  suborderId: Id,
  content: text,
  stake: amount,
  status: text,
})
export type BetPart = typeof BetPart.Type

export const BetDetail = Schema.Struct({ ...Bet.fields, suborders: list(BetPart) })
export type BetDetail = typeof BetDetail.Type

/** Assumed: the status values of a bet or a part, which the contract does not list. */
export const states = ["open", "won", "lost", "cancelled"] as const
export type State = (typeof states)[number]

/** The state of a bet; `undefined` for an unknown value. */
export const stateOf = ({ status }: Pick<Bet, "status">): State | undefined =>
  states.find((state) => state === status)

/** Win minus stake; `undefined` for open and cancelled bets. */
export const resultOf = (bet: Bet): number | undefined => {
  const state = stateOf(bet)
  return state === "open" || state === "cancelled" ? undefined : bet.win - bet.stake
}

/**
 * The displayed state of a bet: its net result decides between won and lost, because a payout below the stake
 * is a loss. Assumed: a net result of 0 keeps the gateway's status.
 */
export const outcomeOf = (bet: Bet): State | undefined => {
  const state = stateOf(bet)
  const net = bet.win - bet.stake
  if ((state !== "won" && state !== "lost") || net === 0) return state
  return net > 0 ? "won" : "lost"
}

/** Whether a part can still be cancelled (decision 7). */
export const isOpen = (part: Pick<BetPart, "status">): boolean => part.status === "open"

/** The filter of a bet request. */
export interface BetsRequest extends PageRequest {
  /** `YYYY-MM-DD`, in the player's time zone. */
  readonly startDate: string
  readonly endDate: string
  /** Empty for any. */
  readonly gameType: string
  readonly vassalage: string
  readonly status: string
}

/** The two bet records of the gateway: lotteries, and all other vendors (gateway §5). */
export const sources = ["games", "lottery"] as const
export type Source = (typeof sources)[number]

/** The filter options of a record: the merchant's game types, and the vendors of a type. */
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
