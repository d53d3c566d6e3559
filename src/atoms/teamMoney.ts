import { Effect } from "effect"

import type { Payout } from "#domain/Payout.ts"
import * as Transfer from "#domain/Transfer.ts"
import { Payouts } from "#services/Payouts.ts"
import { Teams } from "#services/Teams.ts"

import { moneyMove } from "./moneyMove.ts"

/** Money for accounts below: confirmed, and moved to all of them or to none. */
export const transferForm = moneyMove<
  ReadonlyArray<Transfer.Typed>,
  "amounts",
  ReadonlyArray<Transfer.Typed>
>({ fields: ["amounts"], check: Transfer.check, fieldOf: () => undefined }, ({ form, requestId }) =>
  Teams.use(({ transfer }) => transfer(Transfer.transfers(form), requestId)).pipe(
    Effect.as(form),
    Effect.provide(Teams.layer),
  ),
)

/** A dividend that is paid out; there is nothing to write. */
export const payoutForm = moneyMove<Payout, never, Payout>(
  { fields: [], check: () => ({}), fieldOf: () => undefined },
  ({ form, requestId }) =>
    Payouts.use(({ pay }) => pay(form, requestId)).pipe(Effect.as(form), Effect.provide(Payouts.layer)),
)
