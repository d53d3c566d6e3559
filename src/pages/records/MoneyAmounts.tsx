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

interface Props {
  /** Undefined means that the amount is unknown. */
  readonly amount: Value | undefined
}

export const Change = ({ amount }: Props) => {
  const currency = useAtomValue(currencyAtom)
  return (
    <Amount
      currency=""
      text={amount === undefined ? "–" : NetChange.format(amount, currency)}
      tone={toneOf(Number(amount ?? 0))}
    />
  )
}

export const Sum = ({ amount }: Props) => {
  const currency = useAtomValue(currencyAtom)
  return amount === undefined ? "–" : <Amount currency={currency} text={Money.format(amount)} />
}

/** Shows a balance, rounded down. */
export const BalanceSum = ({ balance }: { readonly balance: Value }) => (
  <Amount currency={useAtomValue(currencyAtom)} text={Money.formatBalance(balance)} />
)
