import { Effect } from "effect"

import { timings } from "#config/timings.ts"
import * as NewDownline from "#domain/agent/NewDownline.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import * as rebates from "#gateway/calls/agent/rebates.ts"
import { openDownline, updateDownlineRebates } from "#gateway/calls/agent/team.ts"
import { Backend } from "#services/Backend.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { sentForm } from "#atoms/sentForm.ts"

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

interface Opening {
  readonly typed: NewDownline.Typed
  readonly rules: FieldRules
  readonly quotas: ReadonlyArray<Rebate.Quota>
}

export const openAccountForm = sentForm<Opening, NewDownline.Field>({
  rules: {
    fields: NewDownline.fields,
    check: ({ typed, rules, quotas }) => NewDownline.check(typed, rules, quotas),
    fieldOf: () => undefined,
  },
  send: ({ typed }) => Backend.change(openDownline, typed),
  onSent: ({ set }, { typed: { account } }) =>
    set(notifyAtom, {
      message: { key: "account_opened", values: { account } },
      tone: "good",
    }),
  startsOver: true,
  draft: "downline",
})

export const giveRebatesAtom = actionAtom({
  run: ({ account, rates }: { readonly account: string; readonly rates: Rebate.Rates }) =>
    Backend.change(updateDownlineRebates, { account, rebates: rates }),
  waits: timings.loader,
  saved: { message: { key: "changes_saved" }, shownFor: timings.toastSaved },
})
