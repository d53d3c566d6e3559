import { Effect } from "effect"

import { timings } from "#config/timings.ts"
import type { Rates } from "#domain/Rebate.ts"
import { type NewDownline, Teams } from "#services/Teams.ts"

import { actionAtom } from "./kernel/action.ts"
import { queryAtom } from "./kernel/query.ts"

/** What rebates the agent may give. */
export const quotasAtom = queryAtom(
  () => Teams.use(({ quotas }) => quotas).pipe(Effect.provide(Teams.layer)),
  { ofMember: true },
)

/** Opens an account below; answers nothing when it failed, which has been told by then. */
export const openDownlineAtom = actionAtom({
  run: (downline: NewDownline) =>
    Teams.use(({ open }) => open(downline)).pipe(Effect.as(downline.account), Effect.provide(Teams.layer)),
  waits: timings.loader,
})

/** Changes the rebates of an account below. */
export const giveRebatesAtom = actionAtom({
  run: ({ account, rates }: { readonly account: string; readonly rates: Rates }) =>
    Teams.use(({ giveRebates }) => giveRebates(account, rates)).pipe(Effect.provide(Teams.layer)),
  waits: timings.loader,
  saved: { message: { key: "changes_saved" }, shownFor: timings.toastSaved },
})
