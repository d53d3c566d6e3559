import { useAtomValue } from "jotai"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import type { Value } from "#domain/Decimal.ts"
import * as Money from "#domain/Money.ts"
import * as NetChange from "#domain/records/NetChange.ts"
import { Amount } from "#ui/text/Amount.tsx"
import { BalanceAmount } from "#ui/text/BalanceAmount.tsx"

const toneOf = (amount: number) => {
  if (amount === 0) return "plain"
  return amount > 0 ? "gain" : "loss"
}

interface Props {
  /** Undefined means that the amount is unknown. */
  readonly amount: Value | undefined
  readonly digits?: (amount: Value) => string
}

interface ChangeProps extends Props {
  /** True in a list, where many red amounts would look like an alarm. */
  readonly calm?: boolean
}

export const Change = ({ amount, digits, calm = false }: ChangeProps) => {
  const tone = toneOf(Number(amount ?? 0))
  const currency = useAtomValue(currencyAtom)
  return (
    <Amount
      currency=""
      text={amount === undefined ? "–" : NetChange.format(amount, currency, digits)}
      tone={calm && tone === "loss" ? "plain" : tone}
    />
  )
}

export const Sum = ({ amount, digits = Money.format }: Props) => {
  const currency = useAtomValue(currencyAtom)
  return amount === undefined ? "–" : <Amount currency={currency} text={digits(amount)} />
}

interface BalanceSumProps {
  /** Undefined means that the balance is unknown. */
  readonly balance: Value | undefined
  /** True inside a button, where no other button may be. */
  readonly still?: boolean
}

/** Shows a balance, rounded down. */
export const BalanceSum = ({ balance, still = false }: BalanceSumProps) => {
  const Sum = still ? Amount : BalanceAmount
  const currency = useAtomValue(currencyAtom)
  const hidden = useAtomValue(hidesBalanceAtom)
  return balance === undefined ? (
    "–"
  ) : (
    <Sum currency={currency} text={Money.formatBalance(balance)} hidden={hidden} />
  )
}
