import { useAtomValue } from "jotai"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"

import { fundsAtom } from "#atoms/cashier/funds.ts"
import { incompleteMovesAtom, unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { pendingAtoms } from "#atoms/protection/pending.ts"
import * as Money from "#domain/Money.ts"
import { BalanceAmount } from "#ui/text/BalanceAmount.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"

import styles from "./Protection.module.css"

interface FigureProps<A> {
  readonly remote: Remote<A>
  readonly children: (value: A) => ReactNode
}

// An earlier value is not shown as the present one.
const Figure = <A,>({ remote, children }: FigureProps<A>) => {
  const { t } = useTranslation()
  if (remote._tag === "Failed") return t("pending_unread")
  if (remote._tag === "Loading" || remote.refreshing) return <Skeleton width="1.6rem" />
  return children(remote.value)
}

const Count = ({ name }: { readonly name: keyof typeof pendingAtoms }) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  return (
    <Figure remote={useAtomValue(pendingAtoms[name])}>
      {({ count, amount, hasMore }) => {
        if (count === 0) return t("pending_none")
        return hasMore ? `${count}+` : `${count} · ${Money.inCurrency(amount, currency)}`
      }}
    </Figure>
  )
}

const Bonus = () => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const hidden = useAtomValue(hidesBalanceAtom)
  return (
    <Figure remote={useAtomValue(fundsAtom)}>
      {({ bonus }) =>
        bonus === undefined ? (
          t("pending_unread")
        ) : (
          <BalanceAmount currency={currency} text={Money.formatBalance(bonus)} hidden={hidden} />
        )
      }
    </Figure>
  )
}

/** Names what is pending before a break. The player can confirm the break before these figures have loaded. */
export const Pending = () => {
  const { t } = useTranslation()
  const heading = useId()
  const unsettled = useAtomValue(unsettledMovesAtom).length + useAtomValue(incompleteMovesAtom).length
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles["kind"]}>
        {t("pending_heading")}
      </h3>
      <FactList
        facts={[
          { label: t("pending_moves"), value: unsettled === 0 ? t("pending_none") : unsettled },
          { label: t("pending_bets"), value: <Count name="games" /> },
          { label: t("pending_lottery"), value: <Count name="lottery" /> },
          { label: t("pending_withdrawals"), value: <Count name="withdrawals" /> },
          { label: t("bonus"), value: <Bonus /> },
        ]}
      />
      <p className={styles["pending"]}>{t("pending_hint")}</p>
    </section>
  )
}
