import { Effect } from "effect"

import type { Payout } from "#domain/agent/Payout.ts"
import * as DownlineTransfer from "#domain/cashier/DownlineTransfer.ts"
import { payDividend } from "#gateway/calls/agent/payouts.ts"
import { transferToDownline, transferToDownlines } from "#gateway/calls/agent/team.ts"
import { Backend } from "#services/Backend.ts"
import { moneyMove } from "#atoms/cashier/moneyMove.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"

import { dividendsAtom, teamAtom } from "./teamLists.ts"

const send = (transfers: ReturnType<typeof DownlineTransfer.transfers>, requestId: string) => {
  const [only, ...others] = transfers
  return only !== undefined && others.length === 0
    ? Backend.change(transferToDownline, { ...only, requestId })
    : Backend.change(transferToDownlines, { transfers, requestId })
}

export const downlineTransferForm = moneyMove<
  "agentTransfer",
  "amounts",
  ReadonlyArray<DownlineTransfer.Typed>
>({
  kind: "agentTransfer",
  draft: "agentTransfer",
  rules: { fields: ["amounts"], check: DownlineTransfer.check, fieldOf: () => undefined },
  amountOf: DownlineTransfer.total,
  move: ({ form, requestId }) => send(DownlineTransfer.transfers(form), requestId).pipe(Effect.as(form)),
  onMoved: ({ receipt, amount }, set) =>
    Effect.sync(() => {
      set(notifyAtom, {
        message: { key: "transfer_done", values: { amount } },
        lists: { accounts: receipt.map(({ account }) => account) },
        tone: "good",
      })
      set(teamAtom, "restart")
    }),
})

export const payoutForm = moneyMove<"dividend", never, Payout>({
  kind: "dividend",
  rules: { fields: [], check: () => ({}), fieldOf: () => undefined },
  amountOf: ({ amount }) => amount,
  move: ({ form, requestId }) =>
    Backend.change(payDividend, { account: form.account, period: form.period, requestId }).pipe(
      Effect.as(form),
    ),
  onMoved: ({ receipt: { account }, amount }, set) =>
    Effect.sync(() => {
      const values = { account, amount }
      set(notifyAtom, { message: { key: "pay_done", values }, tone: "good" })
      set(dividendsAtom, "restart")
    }),
})
