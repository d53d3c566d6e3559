import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as MemberType from "#domain/MemberType.ts"
import { isAgents, type MoneyOrder, type Transaction } from "#domain/Transaction.ts"
import { Records } from "#services/Records.ts"

import { queryAtom } from "./kernel/query.ts"
import { recordsAtom } from "./kernel/records.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

const withRecords = <A, E>(use: (records: Records["Service"]) => Effect.Effect<A, E>) =>
  Records.use(use).pipe(Effect.provide(Records.layer))

/** Tells of an address whether it shows the record of an agent's members: it asks for it, and an agent is there. */
export const showsMembersAtom = atom((get) => {
  const isAgent = Option.exists(get(sessionAtom), ({ type }) => MemberType.isAgent(type))
  return (query: string): boolean => isAgent && isAgents(query)
})

/** What the account record is narrowed to; each empty for any. */
export type WantedBookings = {
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly txCode: string
  /** An agent's members, or oneself. */
  readonly types: "A" | ""
  readonly account: string
}

/** The account record on screen. */
export const bookingsAtom = recordsAtom<WantedBookings, Transaction>({
  idOf: ({ id }) => id,
  page: (wanted) => withRecords(({ bookings }) => bookings(wanted)),
})

/** The kinds of bookings, in the player's language. */
export const bookingKindsAtom = queryAtom(
  (get) => {
    get(languageAtom)
    return withRecords(({ kinds }) => kinds)
  },
  { ofMember: true },
)

/** Which report of the cash desk is on screen. */
export type WantedOrders = {
  readonly report: "deposit" | "withdraw"
  readonly startDate: string
  readonly endDate: string
}

/** The deposits or the withdrawals on screen. */
export const ordersAtom = recordsAtom<WantedOrders, MoneyOrder>({
  idOf: ({ reference }) => reference,
  page: ({ report, ...wanted }) =>
    withRecords(({ deposits, withdrawals }) => (report === "deposit" ? deposits : withdrawals)(wanted)),
})

/** Makes what asks for the profit and loss of some days. */
export const profitLossAtomOf = (startDate: string, endDate: string) =>
  queryAtom(() => withRecords(({ profitLoss }) => profitLoss({ startDate, endDate })), { ofMember: true })
