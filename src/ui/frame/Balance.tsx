import { RefreshCw } from "lucide-react"
import { useState } from "react"

import { useTranslation } from "#ui/texts.tsx"

import { Amount } from "../basic/Amount.tsx"
import { classes } from "../basic/classes.ts"
import { IconButton } from "../basic/IconButton.tsx"
import { Skeleton } from "../basic/Skeleton.tsx"
import { Unseen } from "../basic/Unseen.tsx"
import styles from "./Balance.module.css"

export type BalanceView =
  | { readonly state: "shown" | "hidden"; readonly currency: string; readonly text: string }
  | { readonly state: "loading" | "failed" }

export interface BalanceProps {
  readonly view: BalanceView
  readonly large?: boolean | undefined
  readonly refreshing?: boolean | undefined
  readonly onRefresh?: (() => void) | undefined
}

const Value = ({ view }: Pick<BalanceProps, "view">) => {
  const { t } = useTranslation()
  switch (view.state) {
    case "shown":
    case "hidden":
      return <Amount tone="gold" currency={view.currency} text={view.text} hidden={view.state === "hidden"} />
    case "loading":
      return (
        <>
          <Unseen>{t("loading")}</Unseen>
          <Skeleton width="1.6rem" />
        </>
      )
    case "failed":
      return (
        <span className={styles["failed"]}>
          <Unseen>{t("balance_failed")}</Unseen>
          <span aria-hidden>--.--</span>
        </span>
      )
  }
}

/** Letters from which the amount is set smaller, so that it never hides a digit. */
const longFrom = 13

/** The total balance with what renews it. */
export const Balance = ({ view, large = false, refreshing = false, onRefresh }: BalanceProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const isLong = view.state === "shown" && view.currency.length + view.text.length >= longFrom
  return (
    <span className={classes(styles["balance"], large && styles["large"], isLong && styles["long"])}>
      <span role="status" aria-label={t("balance")} className={styles["value"]}>
        <Value view={view} />
      </span>
      {/* It follows the amount, so until there is one it would have to move. */}
      {onRefresh !== undefined && (view.state !== "loading" || asked) && (
        <IconButton
          label={t("refresh_balance")}
          busy={refreshing}
          className={styles["refresh"]}
          onPress={() => {
            setAsked(true)
            onRefresh()
          }}
        >
          <RefreshCw />
        </IconButton>
      )}
    </span>
  )
}
