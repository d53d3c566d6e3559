import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as Funds from "#domain/Funds.ts"
import type { Wallet } from "#domain/Wallet.ts"
import { FundDesk } from "#services/FundDesk.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { moneyMove } from "./moneyMove.ts"
import { moduleAtom } from "./merchant.ts"
import { walletAtom } from "./wallet.ts"

const withFunds = <A, E>(use: (desk: FundDesk["Service"]) => Effect.Effect<A, E>) =>
  FundDesk.use(use).pipe(Effect.provide(FundDesk.layer))

/** All that the member owns: balance, bonus, what is held back, points. */
export const fundsAtom = queryAtom(() => withFunds(({ all }) => all), { ofMember: true })

const noWallets: ReadonlyArray<Funds.VendorWallet> = []

/** The member's wallets; none while they are not known. */
export const walletsAtom = atom((get) => {
  const wallet = Remote.getOrElse(get(walletAtom), () => Option.none())
  return Option.match(wallet, { onNone: () => noWallets, onSome: ({ wallets }) => wallets })
})

/** Whether money can be moved between the member's wallets: the module is on, and there are two of them. */
export const mayTransferAtom = atom(
  (get) => get(moduleAtom)("FUNDTRANS3") && Funds.mayTransfer(get(walletsAtom)),
)

/** The form of a transfer between wallets: confirmed, sent once, and repeated by the same request alone. */
export const { formAtom: transferAtom, focusAtom: transferFocusAtom } = moneyMove<
  Funds.Draft,
  Funds.Field,
  Wallet
>(
  {
    fields: Funds.fields,
    check: Funds.check,
    fieldOf: ({ key }) => (key === "insufficient_balance" ? "amount" : undefined),
  },
  ({ form, requestId }) => withFunds(({ transfer }) => transfer(Funds.order(form, requestId))),
)
