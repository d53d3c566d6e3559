import { Effect } from "effect"
import { atom } from "jotai"

import * as Funds from "#domain/cashier/Funds.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import type { MovedWallet } from "#domain/cashier/MoneyMoveResponse.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { Backend } from "#services/Backend.ts"
import { followRefusal } from "#services/protection/playGate.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { moduleAtom } from "#atoms/merchant.ts"

import { moneyMove } from "./moneyMove.ts"
import { knownWalletAtom } from "./wallet.ts"

export const fundsAtom = queryAtom(() => Backend.read(consolidatedFunds, {}), { ofMember: true })

const noWallets: ReadonlyArray<Funds.VendorWallet> = []

export const walletsAtom = atom((get) => get(knownWalletAtom)?.wallets ?? noWallets)

export const mayTransferAtom = atom(
  (get) => get(moduleAtom)("FUNDTRANS3") && Funds.mayTransfer(get(walletsAtom)),
)

export const { formAtom: transferAtom, focusAtom: transferFocusAtom } = moneyMove<
  "transfer",
  Funds.Field,
  MovedWallet
>({
  kind: "transfer",
  draft: "transfer",
  rules: {
    fields: Funds.fields,
    check: Funds.check,
    fieldOf: ({ key }) => (key === "insufficient_balance" ? "amount" : undefined),
  },
  amountOf: ({ typed, currency }) => TypedAmount.read(typed.amount, currency),
  move: ({ form, requestId }) =>
    Effect.tapError(Backend.change(walletTransfer, Funds.order(form, requestId)), followRefusal),
  onMoved: (_moved, set) => Effect.sync(() => set(fundsAtom.refetchAtom)),
})
