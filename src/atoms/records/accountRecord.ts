import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { isAgents, type MoneyOrder, type Transaction } from "#domain/records/Transaction.ts"
import * as calls from "#gateway/calls/records/accountRecord.ts"
import { Backend } from "#services/Backend.ts"
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

export const profitLossAtomOf = (startDate: string, endDate: string) =>
  queryAtom(() => Backend.read(calls.profitLoss, { startDate, endDate }), { ofMember: true })
