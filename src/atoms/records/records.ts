import { Duration, Effect } from "effect"
import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { timings } from "#config/timings.ts"
import * as DateRange from "#domain/DateRange.ts"
import { Failure } from "#domain/Failure.ts"
import { isAgents, type MoneyOrder, type Transaction } from "#domain/records/Transaction.ts"
import * as calls from "#gateway/calls/records/records.ts"
import { Backend } from "#services/Backend.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { recordsAtom } from "#atoms/kernel/records.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { isAgentAtom } from "#atoms/session.ts"

/**
 * Returns whether an address shows the record of an agent's members: the address requests it and the
 * session is an agent's.
 */
export const showsMembersAtom = atom((get) => {
  const isAgent = get(isAgentAtom)
  return (query: string): boolean => isAgent && isAgents(query)
})

/** Filter of the account record; an empty field means any. */
export type BookingsFilter = {
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly txCode: string
  /** An agent's members, or the session's own account. */
  readonly types: "A" | ""
  readonly account: string
}

/** The account record on screen. */
export const bookingsAtom = recordsAtom<BookingsFilter, Transaction>({
  idOf: ({ id }) => id,
  page: ({ types, account, ...filter }) =>
    Backend.read(calls.transactions, types === "A" ? { ...filter, types, account } : filter),
})

/** The types of account records, in the player's language. */
export const bookingKindsAtom = queryAtom(
  (get) => {
    get(languageAtom)
    return Backend.read(calls.txCodes, {})
  },
  { debounce: ["record-types", timings.languageRefresh], ofMember: true },
)

/** Filter of the deposit and withdrawal reports. */
export type OrdersFilter = {
  readonly report: "deposit" | "withdraw"
  readonly startDate: string
  readonly endDate: string
}

const callOf = { deposit: calls.deposits, withdraw: calls.withdrawals } as const

/** The deposits or the withdrawals on screen. */
export const ordersAtom = recordsAtom<OrdersFilter, MoneyOrder>({
  idOf: ({ reference }) => reference,
  page: ({ report, ...filter }) => Backend.read(callOf[report], filter),
})

/** Days in which a reference is looked up: those that the device keeps a receipt, and today. */
const daysOfReceipts = Duration.toDays(timings.receiptStored) + 1

/**
 * Finds a reference in its report, page by page until the first empty one. Undefined when the report does not list it.
 * Fails when it may be on a page that was not read.
 */
const findOrder = Effect.fnUntraced(function* (
  report: OrdersFilter["report"],
  reference: string,
  days: Readonly<Record<"startDate" | "endDate", string>>,
) {
  for (let pageNo = 1; pageNo <= limits.referencePages; pageNo++) {
    const page = { pageNo, pageSize: limits.recordPage }
    const { content, totalPages } = yield* Backend.read(callOf[report], { ...days, ...page })
    const order = content.find((each) => each.reference === reference)
    if (order !== undefined || content.length === 0 || pageNo >= totalPages) return order
  }
  return yield* Effect.fail({ reason: Failure.Malformed({ issue: "The report has too many pages." }) })
})

/** Creates a query of a reference in its report; without an order when the report does not list it. */
export const orderAtomOf = (report: OrdersFilter["report"], reference: string) =>
  queryAtom(
    (get) => {
      const days = DateRange.lastDays(daysOfReceipts, get(todayAtom))
      return Effect.map(findOrder(report, reference, days), (order) => ({ order }))
    },
    { ofMember: true },
  )

/** Creates a query of the profit and loss of a date range. */
export const profitLossAtomOf = (startDate: string, endDate: string) =>
  queryAtom(() => Backend.read(calls.profitLoss, { startDate, endDate }), { ofMember: true })
