import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { isResolvingLimitAtom, resolveLimitAtom } from "#atoms/protection/limits.ts"
import { protectionNowAtom } from "#atoms/protection/protection.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { type LimitKey, type PlayLimit, usedShare } from "#domain/protection/PlayLimit.ts"
import * as Money from "#domain/Money.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { ProgressBar } from "#ui/promo/ProgressBar.tsx"

import { PendingChange } from "./PendingChange.tsx"
import { SettingRow } from "./SettingCard.tsx"
import styles from "#pages/protection/Protection.module.css"

interface LimitProps {
  readonly limit: PlayLimit
}

const Used = ({ limit }: LimitProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const currency = useAtomValue(currencyAtom)
  const isReset = useAtomValue(protectionNowAtom) >= limit.resets
  if (isReset) return null
  const text = t("limit_used", {
    used: Money.rounded(limit.used, currency),
    time: dateTimeText(i18n.language, limit.resets),
  })
  return (
    <>
      <VisuallyHidden id={id}>
        {t("limit_used_name", { limit: t(`limit_${limit.kind}_${limit.period}`) })}
      </VisuallyHidden>
      <ProgressBar labelledBy={id} share={usedShare(limit)} text={text} />
      <p className={styles["used"]}>{text}</p>
    </>
  )
}

const Pending = ({ limit }: LimitProps) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const resolve = useSetAtom(resolveLimitAtom)
  const isBusy = useAtomValue(isResolvingLimitAtom)
  const { kind, period, pending } = limit
  if (pending === undefined) return null
  const { amount } = pending
  return (
    <PendingChange
      pending={pending}
      change={amount === null ? t("no_limit") : Money.rounded(amount, currency)}
      busy={isBusy}
      onResolve={(how) => void resolve({ how, kind, period })}
    />
  )
}

interface Props {
  readonly limitKey: LimitKey
  /** The current limit; undefined if no limit is in force. */
  readonly limit: PlayLimit | "unknown" | undefined
  readonly onChange: () => void
}

export const LimitRow = ({ limitKey, limit, onChange }: Props) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const value = () => {
    if (limit === undefined) return t("no_limit")
    return limit === "unknown" ? t("limit_unknown") : Money.rounded(limit.amount, currency)
  }
  const isKnown = typeof limit === "object"
  return (
    <SettingRow label={t(`limit_${limitKey.period}`)} value={value()} isSet={isKnown} onPress={onChange}>
      {isKnown && (
        <div className={styles["more"]}>
          <Used limit={limit} />
          <Pending limit={limit} />
        </div>
      )}
    </SettingRow>
  )
}
