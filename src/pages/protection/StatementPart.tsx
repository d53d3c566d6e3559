import { useAtomValue } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { statementAtoms } from "#atoms/protection/statement.ts"
import type { Value } from "#domain/Decimal.ts"
import * as Statement from "#domain/protection/Statement.ts"
import { messageText } from "#i18n/formatting.ts"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { FactList } from "#ui/text/FactList.tsx"

import styles from "./Protection.module.css"

const figures = [
  { name: "deposit", label: "deposits" },
  { name: "withdraw", label: "withdrawals" },
  { name: "stake", label: "stakes" },
  { name: "win", label: "wins" },
] as const

const Period = ({ days }: { readonly days: Statement.Span }) => {
  const { t } = useTranslation()
  const heading = useId()
  const currency = useAtomValue(currencyAtom)
  const remote = useAtomValue(statementAtoms[days])
  const totals = valueOf(remote)?.totals
  const textOf = <A,>(figure: A | undefined, text: (figure: A) => string) => {
    if (remote._tag === "Loading") return <Skeleton width="1.6rem" />
    return figure === undefined ? t("not_available") : text(figure)
  }
  const money = (amount: Value) => Statement.exactMoney(amount, currency)
  const netText = (net: Value) => messageText(t, Statement.netText(net, currency))
  return (
    <div role="group" aria-labelledby={heading}>
      <h3 id={heading} className={styles["kind"]}>
        {days === 1 ? t("period_today") : t("last_days", { days })}
      </h3>
      <FactList
        facts={[
          { label: t("net_result"), value: textOf(totals?.net, netText) },
          ...figures.map(({ name, label }) => ({ label: t(label), value: textOf(totals?.[name], money) })),
          { label: t("net_deposits"), value: textOf(totals && Statement.netDeposits(totals), money) },
        ]}
      />
    </div>
  )
}

export const StatementPart = () => Statement.spans.map((days) => <Period key={days} days={days} />)
