import { Context, Effect, Layer } from "effect"

import type { DateRange } from "#domain/DateRange.ts"
import type { Paged, PageWanted } from "#domain/Paged.ts"
import type { ProfitLoss } from "#domain/ProfitLoss.ts"
import type { MoneyOrder, Transaction, TxCode } from "#domain/Transaction.ts"
import * as calls from "#gateway/calls/records.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

type Days = Pick<DateRange, "startDate" | "endDate">

/** Which bookings are asked for. */
export interface BookingsWanted extends Days, PageWanted {
  /** Empty for all kinds. */
  readonly txCode: string
  /** Those of an agent's members, or one's own. */
  readonly types: "A" | ""
  /** A member of the agent's; empty for all. */
  readonly account: string
}

/** What was booked to a member's account. */
export class Records extends Context.Service<
  Records,
  {
    /** A page of bookings; the member filter goes along for agents alone. */
    readonly bookings: (wanted: BookingsWanted) => Effect.Effect<Paged<Transaction>, GatewayError>
    readonly kinds: Effect.Effect<ReadonlyArray<TxCode>, GatewayError>
    readonly deposits: (wanted: Days & PageWanted) => Effect.Effect<Paged<MoneyOrder>, GatewayError>
    readonly withdrawals: (wanted: Days & PageWanted) => Effect.Effect<Paged<MoneyOrder>, GatewayError>
    readonly profitLoss: (days: Days) => Effect.Effect<ProfitLoss, GatewayError>
  }
>()("h5/services/Records") {
  static readonly layer = Layer.effect(
    Records,
    Effect.map(Backend, (backend) => ({
      bookings: ({ types, account, ...wanted }) =>
        backend.read(calls.transactions, types === "A" ? { ...wanted, types, account } : wanted),
      kinds: backend.read(calls.txCodes, {}),
      deposits: (wanted) => backend.read(calls.deposits, wanted),
      withdrawals: (wanted) => backend.read(calls.withdrawals, wanted),
      profitLoss: ({ startDate, endDate }) => backend.read(calls.profitLoss, { startDate, endDate }),
    })),
  )
}
