import { useAtomValue } from "jotai"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import type { Value } from "#domain/Decimal.ts"
import * as Money from "#domain/Money.ts"
import * as NetChange from "#domain/records/NetChange.ts"
import { Amount } from "#ui/text/Amount.tsx"

const toneOf = (amount: number) => {
  if (amount === 0) return "plain"
  return amount > 0 ? "gain" : "loss"
}

export const Change = ({ amount }: { readonly amount: Value }) => (
  <Amount
    currency=""
    text={NetChange.format(amount, useAtomValue(currencyAtom))}
    tone={toneOf(Number(amount))}
  />
)

export const Sum = ({ amount }: { readonly amount: Value }) => (
  <Amount currency={useAtomValue(currencyAtom)} text={Money.format(amount)} />
)

/** Shows a balance, rounded down. */
export const BalanceSum = ({ balance }: { readonly balance: Value }) => (
  <Amount currency={useAtomValue(currencyAtom)} text={Money.formatBalance(balance)} />
)
