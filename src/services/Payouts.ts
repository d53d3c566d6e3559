import { Context, Effect, Layer } from "effect"

import type { Income, Payout, PayoutList } from "#domain/Payout.ts"
import * as calls from "#gateway/calls/payouts.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import type { TeamPage } from "./Teams.ts"

/** What agents earn, and what they pay to those below. */
export class Payouts extends Context.Service<
  Payouts,
  {
    /** The salary of the running day. */
    readonly salary: Effect.Effect<ReadonlyArray<Payout>, GatewayError>
    /** A page of the salaries of past days. */
    readonly salaries: (wanted: TeamPage) => Effect.Effect<PayoutList, GatewayError>
    /** The dividend of the running period; empty for none. */
    readonly dividend: Effect.Effect<ReadonlyArray<Payout>, GatewayError>
    /** A page of dividends. */
    readonly dividends: (wanted: TeamPage) => Effect.Effect<PayoutList, GatewayError>
    readonly income: Effect.Effect<Income, GatewayError>
    /** Pays a dividend out and tells its reference; a repeat with the same id pays nothing twice. */
    readonly pay: (
      payout: Pick<Payout, "account" | "period">,
      requestId: string,
    ) => Effect.Effect<string, GatewayError>
  }
>()("h5/services/Payouts") {
  static readonly layer = Layer.effect(
    Payouts,
    Effect.map(Backend, (backend) => ({
      salary: backend.read(calls.currentSalary, {}),
      salaries: (wanted) => backend.read(calls.salaries, wanted),
      dividend: backend.read(calls.currentDividend, {}),
      dividends: (wanted) => backend.read(calls.dividends, wanted),
      income: backend.read(calls.income, {}),
      pay: ({ account, period }, requestId) =>
        Effect.map(
          backend.change(calls.payDividend, { account, period, requestId }),
          ({ reference }) => reference,
        ),
    })),
  )
}
