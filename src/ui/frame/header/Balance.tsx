import { RefreshCw } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import type { Value as Decimal } from "#domain/Decimal.ts"
import * as Money from "#domain/Money.ts"

import amountStyles from "#ui/text/Amount.module.css"
import { Amount } from "#ui/text/Amount.tsx"
import { BalanceAmount } from "#ui/text/BalanceAmount.tsx"
import { classes } from "#ui/basic/classes.ts"
import { IconButton } from "#ui/button/IconButton.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { useCount } from "#ui/text/useCount.ts"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import styles from "./Balance.module.css"

export type BalanceView =
  | {
      readonly state: "shown" | "hidden"
      readonly currency: string
      /** In the currency's major unit. */
      readonly amount: Decimal
      readonly isPlayMoney?: boolean
    }
  /** `unknown`: the response has no readable balance. */
  | { readonly state: "loading" | "failed" | "unknown" }

export interface BalanceProps {
  readonly view: BalanceView
  readonly large?: boolean | undefined
  readonly small?: boolean | undefined
  readonly refreshing?: boolean | undefined
  /** True if screen readers already announce the changes of another balance on the page. */
  readonly isSecond?: boolean | undefined
  readonly onRefresh?: (() => void) | undefined
}

interface ShownProps {
  readonly currency: string
  readonly amount: Decimal
}

// CSS renders the counting digits over the amount, so that the amount in the DOM is always exact.
const Shown = ({ currency, amount }: ShownProps) => {
  const place = useRef<HTMLSpanElement>(null)
  const value = Number(amount)
  const counted = useCount(value, place, { start: value, duration: millis(timings.balanceCount) })
  const digits = Money.withCurrency(Money.formatBalance(counted), currency)
  return (
    <span ref={place} className={styles["shown"]}>
      {counted < value && (
        <span
          aria-hidden
          className={classes(amountStyles["amount"], amountStyles["gold"], styles["counted"])}
          data-digits={digits}
        />
      )}
      <Amount tone="gold" currency={currency} text={Money.formatBalance(amount)} />
    </span>
  )
}

const Text = ({ view }: Pick<BalanceProps, "view">) => {
  const { t } = useTranslation()
  switch (view.state) {
    case "shown":
      return <Shown key={view.currency} currency={view.currency} amount={view.amount} />
    case "hidden":
      return (
        <BalanceAmount hidden tone="gold" currency={view.currency} text={Money.formatBalance(view.amount)} />
      )
    case "loading":
      return (
        <>
          <VisuallyHidden>{t("loading")}</VisuallyHidden>
          <Skeleton width="1.6rem" />
        </>
      )
    case "unknown":
      return t("balance_unknown")
    case "failed":
      return (
        <span className={styles["failed"]}>
          <VisuallyHidden>{t("balance_failed")}</VisuallyHidden>
          <span aria-hidden>--.--</span>
        </span>
      )
  }
}

const Value = ({ view, isSecond }: Pick<BalanceProps, "view" | "isSecond">) => {
  const { t } = useTranslation()
  return (
    <span
      role="status"
      aria-live={isSecond === true ? "off" : undefined}
      aria-label={t("balance")}
      className={styles["value"]}
    >
      <Text view={view} />
    </span>
  )
}

// Longer amounts get a smaller font, so that no digit is clipped.
const longFrom = 13

const isLong = (view: BalanceView): boolean =>
  view.state === "shown" && view.currency.length + Money.formatBalance(view.amount).length >= longFrom

export const Balance = (props: BalanceProps) => {
  const { view, large = false, small = isLong(view), refreshing = false, isSecond, onRefresh } = props
  const { t } = useTranslation()
  const [isRequested, setRequested] = useState(false)
  const isPlayMoney = "isPlayMoney" in view && view.isPlayMoney === true
  const line = (
    <span className={classes(styles["balance"], large && styles["large"], small && styles["small"])}>
      <Value view={view} isSecond={isSecond} />
      {/* Hidden while the amount loads, because the button follows the amount and would shift. */}
      {onRefresh !== undefined && (view.state !== "loading" || isRequested) && (
        <IconButton
          label={t("refresh_balance")}
          busy={refreshing}
          className={styles["refresh"]}
          onPress={() => {
            setRequested(true)
            onRefresh()
          }}
        >
          <RefreshCw />
        </IconButton>
      )}
    </span>
  )
  if (!isPlayMoney) return line
  return (
    <span className={styles["play"]}>
      {line}
      <span className={styles["play-money"]}>{t("play_money")}</span>
    </span>
  )
}
