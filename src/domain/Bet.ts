import { Schema } from "effect"

import { Id, listOrNone, orElse, text } from "./Lenient.ts"
import { paged, type PageWanted } from "./Paged.ts"
import type { Vendors } from "./Vendor.ts"

/** A bet of the betting record, gateway §5. Amounts are in the wallet's major unit, times epoch milliseconds. */
export const Bet = Schema.Struct({
  orderId: Id,
  time: orElse(Schema.Finite, 0),
  gameName: text,
  vassalage: text,
  stake: orElse(Schema.Finite, 0),
  win: orElse(Schema.Finite, 0),
  status: text,
  /** Of lotteries. */
  issue: Schema.optionalKey(Id),
})
export type Bet = typeof Bet.Type

export const BetList = paged(Bet)
export type BetList = typeof BetList.Type

/** A part of a bet that may be cancelled on its own. */
export const BetPart = Schema.Struct({
  suborderId: Id,
  content: text,
  stake: orElse(Schema.Finite, 0),
  status: text,
})
export type BetPart = typeof BetPart.Type

export const BetDetail = Schema.Struct({ ...Bet.fields, suborders: listOrNone(BetPart) })
export type BetDetail = typeof BetDetail.Type

/** Assumed: the gateway's words for the state of a bet or a part of one, which the contract does not name. */
export const states = ["open", "won", "lost", "cancelled"] as const
export type State = (typeof states)[number]

/** How a bet stands; nothing for a word that is not known. */
export const stateOf = ({ status }: Pick<Bet, "status">): State | undefined =>
  states.find((state) => state === status)

/** What a bet has brought, less what it cost; nothing while it is open, and for one that was taken back. */
export const resultOf = (bet: Bet): number | undefined => {
  const state = stateOf(bet)
  return state === "open" || state === "cancelled" ? undefined : bet.win - bet.stake
}

/** Whether a part can still be cancelled (decision 7). */
export const isOpen = (part: Pick<BetPart, "status">): boolean => part.status === "open"

/** Which bets are asked for. */
export interface Wanted extends PageWanted {
  /** `YYYY-MM-DD`, in the player's time zone. */
  readonly startDate: string
  readonly endDate: string
  /** Each empty for any. */
  readonly gameType: string
  readonly vassalage: string
  readonly status: string
}

/** Where bets are kept: those on lotteries, and those at all other vendors (gateway §5). */
export const sources = ["games", "lottery"] as const
export type Source = (typeof sources)[number]

/** What a bet can be narrowed to, by where it is kept: the merchant's types of games, and the vendors of a type. */
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
