import { type Atom, useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { currentDividendAtom } from "#atoms/agent/agentHome.ts"
import { currentSalaryAtom, recentSalariesAtom } from "#atoms/agent/agentContracts.ts"
import { getOrElse, type Remote } from "#atoms/kernel/Remote.ts"
import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import type { Kind } from "#domain/agent/AgentContract.ts"
import * as Money from "#domain/Money.ts"
import { idOf, type Payout } from "#domain/agent/Payout.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { periodText } from "#i18n/formatting.ts"
import { Amount } from "#ui/text/Amount.tsx"

import styles from "./Contract.module.css"

interface Props {
  readonly title: MessageKey
  readonly from: Atom<Remote<ReadonlyArray<Payout>>>
  readonly most: number
}

const Paid = ({ title, from, most }: Props) => {
  const { t, i18n } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  const payouts = getOrElse(useAtomValue(from), () => [])
  // The page's main content is the contracts, so this section renders nothing without payouts.
  if (payouts.length === 0) return null
  return (
    <section className={styles["card"]}>
      <h2 className={styles["title"]}>{t(title)}</h2>
      <ul className={styles["payouts"]}>
        {payouts.slice(0, most).map((payout) => (
          <li key={idOf(payout)} className={styles["payout"]}>
            <span>
              {periodText(i18n.language, payout.period)} {payout.account}
            </span>
            <Amount currency={currency} text={Money.format(payout.amount)} tone="gold" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Assumed: hourly contracts show no income. */
export const Earnings = ({ kind }: { readonly kind: Kind }) => {
  switch (kind) {
    case "salary":
      return (
        <>
          <Paid title="current_salary" from={currentSalaryAtom} most={1} />
          <Paid title="earned_lately" from={recentSalariesAtom} most={5} />
        </>
      )
    case "dividend":
      return <Paid title="current_dividend" from={currentDividendAtom} most={3} />
    case "hour":
      return null
  }
}
