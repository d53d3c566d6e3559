import { Duration, Effect } from "effect"
import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { timings } from "#config/timings.ts"
import * as DateRange from "#domain/DateRange.ts"
import { Failure } from "#domain/Failure.ts"
import { isAgents, type MoneyOrder, type Transaction } from "#domain/records/Transaction.ts"
import * as calls from "#gateway/calls/records/accountRecord.ts"
import { Backend } from "#services/Backend.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { pagedListAtom } from "#atoms/kernel/pagedList.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { isAgentAtom } from "#atoms/session.ts"

export const showsMembersAtom = atom((get) => {
  const isAgent = get(isAgentAtom)
  return (query: string): boolean => isAgent && isAgents(query)
})

export type TransactionsFilter = {
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly txCode: string
  /** `A` selects the agent's members. An empty text selects the account that is logged in. */
  readonly types: "A" | ""
  readonly account: string
}

export const transactionsAtom = pagedListAtom<TransactionsFilter, Transaction>({
  idOf: ({ id }) => id,
  page: ({ types, account, ...filter }) =>
    Backend.read(calls.transactions, types === "A" ? { ...filter, types, account } : filter),
})

export const transactionTypesAtom = queryAtom(
  (get) => {
    get(languageAtom)
    return Backend.read(calls.txCodes, {})
  },
  { debounce: ["record-types", timings.languageRefresh], ofMember: true },
)

export type OrdersFilter = {
  readonly report: "deposit" | "withdraw"
  readonly startDate: string
  readonly endDate: string
}

const callOf = { deposit: calls.deposits, withdraw: calls.withdrawals } as const

export const ordersAtom = pagedListAtom<OrdersFilter, MoneyOrder>({
  idOf: ({ reference }) => reference,
  page: ({ report, ...filter }) => Backend.read(callOf[report], filter),
})

// The number of days for which the device stores a receipt, plus today.
const daysOfReceipts = Duration.toDays(timings.receiptStored) + 1

// Returns undefined if the report does not contain the reference. Fails if an unread page may contain the reference.
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

export const orderAtomOf = (report: OrdersFilter["report"], reference: string) =>
  queryAtom(
    (get) => {
      const days = DateRange.lastDays(daysOfReceipts, get(todayAtom))
      return Effect.map(findOrder(report, reference, days), (order) => ({ order }))
    },
    { ofMember: true },
  )

export const profitLossAtomOf = (startDate: string, endDate: string) =>
  queryAtom(() => Backend.read(calls.profitLoss, { startDate, endDate }), { ofMember: true })
