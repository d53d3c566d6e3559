import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { isResolvingLimitAtom, resolveLimitAtom } from "#atoms/protection/limits.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { type LimitKey, type PlayLimit, usedShare } from "#domain/protection/PlayLimit.ts"
import * as Money from "#domain/Money.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { ProgressBar } from "#ui/promo/ProgressBar.tsx"

import { PendingChange } from "./PendingChange.tsx"
import styles from "#pages/protection/Protection.module.css"

interface LimitProps {
  readonly limit: PlayLimit
}

const Used = ({ limit }: LimitProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const currency = useAtomValue(currencyAtom)
  const { used, amount, resets } = limit
  if (used === undefined || amount === undefined || resets === undefined) return null
  const text = t("limit_used", {
    used: Money.rounded(used, currency),
    time: dateTimeText(i18n.language, resets),
  })
  return (
    <>
      <VisuallyHidden id={id}>
        {t("limit_used_name", { limit: t(`limit_${limit.kind}_${limit.period}`) })}
      </VisuallyHidden>
      <ProgressBar labelledBy={id} share={usedShare({ used, amount })} text={text} />
      <p className={styles["used"]}>{text}</p>
    </>
  )
}

const Pending = ({ limit, now }: LimitProps & { readonly now: number }) => {
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
      now={now}
      change={amount === null ? t("no_limit") : Money.rounded(amount, currency)}
      busy={isBusy}
      onResolve={(how) => void resolve({ how, kind, period })}
    />
  )
}

interface Props {
  readonly limitKey: LimitKey
  /** The current limit; undefined if no limit is in force. */
  readonly limit: PlayLimit | undefined
  /** The gateway's time in epoch milliseconds. */
  readonly now: number
  readonly onChange: () => void
}

export const LimitRow = ({ limitKey, limit, now, onChange }: Props) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const row = t(`limit_${limitKey.period}`)
  const amount = limit?.amount === undefined ? t("not_available") : Money.rounded(limit.amount, currency)
  return (
    <tr aria-label={row}>
      <th scope="row">{row}</th>
      <td>
        <p>{limit === undefined ? t("no_limit") : amount}</p>
        {limit !== undefined && <Used limit={limit} />}
        {limit !== undefined && <Pending limit={limit} now={now} />}
      </td>
      <td>
        <Button size="small" label={t("change_limit", { row })} onPress={onChange}>
          {t("change")}
        </Button>
      </td>
    </tr>
  )
}
