import { Effect } from "effect"
import { atom } from "jotai"

import * as Funds from "#domain/cashier/Funds.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import type { MovedWallet } from "#domain/cashier/MoveResponse.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { moduleAtom } from "#atoms/frame/merchant.ts"

import { moneyMove } from "./moneyMove.ts"
import { knownWalletAtom } from "./wallet.ts"

/** The member's funds: balance, bonus, frozen amount and points. */
export const fundsAtom = queryAtom(() => Backend.read(consolidatedFunds, {}), { ofMember: true })

const noWallets: ReadonlyArray<Funds.VendorWallet> = []

/** The member's wallets; empty until they are loaded. */
export const walletsAtom = atom((get) => get(knownWalletAtom)?.wallets ?? noWallets)

/** Whether funds transfer is available: the module is enabled and the member has two wallets. */
export const mayTransferAtom = atom(
  (get) => get(moduleAtom)("FUNDTRANS3") && Funds.mayTransfer(get(walletsAtom)),
)

/** The funds transfer form. It is confirmed and sent once; a retry repeats the same request. */
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
  move: ({ form, requestId }) => Backend.change(walletTransfer, Funds.order(form, requestId)),
  onMoved: (_moved, set) => Effect.sync(() => set(fundsAtom.refetchAtom)),
})
