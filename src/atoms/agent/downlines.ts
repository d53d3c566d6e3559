import { Effect } from "effect"

import { timings } from "#config/timings.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import * as rebates from "#gateway/calls/agent/rebates.ts"
import { openDownline, updateDownlineRebates } from "#gateway/calls/agent/team.ts"
import { Backend } from "#services/Backend.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

/** The rebate limits of the agent by product. */
export const quotasAtom = queryAtom(
  () =>
    Effect.all(
      [
        Backend.read(rebates.globalRebates, {}),
        Backend.read(rebates.ownRebates, {}),
        Backend.read(rebates.rebateQuotas, {}),
      ],
      { concurrency: "unbounded" },
    ).pipe(Effect.map((settings) => Rebate.quotas(...settings))),
  { ofMember: true },
)

/** A new account below the agent. */
export interface NewDownline {
  readonly account: string
  readonly password: string
  readonly type: number
  readonly rebates: Rebate.Rates
}

/** Opens an account below the agent; returns nothing after a failure, which shows a toast. */
export const openDownlineAtom = actionAtom({
  run: (downline: NewDownline) => Backend.change(openDownline, downline).pipe(Effect.as(downline.account)),
  waits: timings.loader,
})

/** Changes the rebates of an account below. */
export const giveRebatesAtom = actionAtom({
  run: ({ account, rates }: { readonly account: string; readonly rates: Rebate.Rates }) =>
    Backend.change(updateDownlineRebates, { account, rebates: rates }),
  waits: timings.loader,
  saved: { message: { key: "changes_saved" }, shownFor: timings.toastSaved },
})
