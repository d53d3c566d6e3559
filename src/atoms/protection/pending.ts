import { Effect } from "effect"

import { limits } from "#config/limits.ts"
import { lastDays } from "#domain/DateRange.ts"
import { Failure } from "#domain/Failure.ts"
import type { Paged, PageRequest } from "#domain/Paged.ts"
import * as Bet from "#domain/records/Bet.ts"
import * as Transaction from "#domain/records/Transaction.ts"
import { withdrawals } from "#gateway/calls/records/accountRecord.ts"
import { bets, vendorBets } from "#gateway/calls/records/bets.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import type { AppServices } from "#services/layer.ts"
import { whenOnline } from "#services/requestPolicy.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { type CallError, queryAtom } from "#atoms/kernel/query.ts"

// Assumed: a bet may wait for its result for a year, and a withdrawal for 90 days.
const days = { bets: 365, withdrawals: 90 } as const

interface Counted {
  readonly count: number
  readonly amount: number
  /** True if the record has more pages than were read. */
  readonly hasMore: boolean
}

interface Report<Entry> {
  readonly path: string
  readonly page: (
    request: PageRequest & ReturnType<typeof lastDays>,
  ) => Effect.Effect<Paged<Entry>, CallError, AppServices>
  readonly days: number
  readonly amountOf: (entry: Entry) => number | undefined
  /** Undefined if the entry has an unknown status. */
  readonly isPending: (entry: Entry) => boolean | undefined
}

const unread = (issue: string) => Effect.fail({ reason: Failure.Malformed({ issue }) })

// A record that cannot be read to its end proves that something is pending, but not that nothing is.
const count = Effect.fnUntraced(function* <Entry>(
  { page, days: length, amountOf, isPending }: Report<Entry>,
  today: string,
) {
  const counted = { count: 0, amount: 0 }
  for (let pageNo = 1; pageNo <= limits.referencePages; pageNo++) {
    const request = { ...lastDays(length, today), pageNo, pageSize: limits.recordPage }
    const { content, totalPages } = yield* page(request)
    for (const entry of content) {
      const is = isPending(entry)
      if (is === undefined) return yield* unread("The record has an unknown status.")
      if (!is) continue
      const amount = amountOf(entry)
      if (amount === undefined) return yield* unread("The record has an unknown amount.")
      counted.count += 1
      counted.amount += amount
    }
    if (pageNo >= totalPages) return { ...counted, hasMore: false }
  }
  return counted.count === 0 ? yield* unread("The record has too many pages.") : { ...counted, hasMore: true }
})

// The player waits for these figures, so an offline device fails at once.
const pendingIn = <Entry>(report: Report<Entry>) =>
  queryAtom<Counted>(
    (get) => {
      const today = get(todayAtom)
      return Device.use((device) => whenOnline(device, report)(count(report, today)))
    },
    { ofMember: true },
  )

const betsIn = (call: typeof bets) =>
  pendingIn<Bet.Bet>({
    path: call.path,
    page: (request) => Backend.read(call, { ...request, gameType: "", vassalage: "", status: "open" }),
    days: days.bets,
    amountOf: ({ stake }) => stake,
    isPending: (bet) => {
      const state = Bet.stateOf(bet)
      return state && state === "open"
    },
  })

/** The open bets and withdrawals that the question before a break names. A record is read only while its figure shows. */
export const pendingAtoms = {
  games: betsIn(vendorBets),
  lottery: betsIn(bets),
  withdrawals: pendingIn<Transaction.MoneyOrder>({
    path: withdrawals.path,
    page: (request) => Backend.read(withdrawals, request),
    days: days.withdrawals,
    amountOf: Transaction.numberOf,
    isPending: (order) => {
      const state = Transaction.orderState(order)
      return state && (state === "pending" || state === "checking")
    },
  }),
} as const
