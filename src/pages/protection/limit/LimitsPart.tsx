import { useAtomValue, useSetAtom } from "jotai"
import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearch } from "wouter"

import { mayDepositAtom } from "#atoms/account/vipProgress.ts"
import { followResetsAtom } from "#atoms/protection/limits.ts"
import { goBackAtom } from "#atoms/frame/address.ts"
import { requiredIn, requiredText } from "#domain/protection/LimitRefusal.ts"
import {
  isUnknown,
  type Kind,
  kinds,
  knownLimits,
  limitAt,
  type LimitKey,
  type Limits,
  periods,
} from "#domain/protection/PlayLimit.ts"

import { DepositFacts } from "./DepositFacts.tsx"
import { LimitForm } from "./LimitForm.tsx"
import { LimitRow } from "./LimitRow.tsx"
import { SettingCard } from "./SettingCard.tsx"
import styles from "#pages/protection/Protection.module.css"

interface Props {
  readonly limits: Limits
}

interface GroupProps extends Props {
  readonly kind: Kind
  readonly onChange: (limitKey: LimitKey) => void
}

const Group = ({ kind, limits, onChange }: GroupProps) => {
  const { t } = useTranslation()
  return (
    <SettingCard title={t(`limit_${kind}`)} foot={kind === "deposit" ? <DepositFacts /> : undefined}>
      {periods.map((period) => (
        <LimitRow
          key={period}
          limitKey={{ kind, period }}
          limit={
            limitAt(limits, { kind, period }) ?? (isUnknown(limits, kind, period) ? "unknown" : undefined)
          }
          onChange={() => onChange({ kind, period })}
        />
      ))}
    </SettingCard>
  )
}

export const LimitsPart = ({ limits }: Props) => {
  const { t } = useTranslation()
  const mayDeposit = useAtomValue(mayDepositAtom)
  // If a deposit first requires a limit, the limit's form opens. Saving the first limit returns to the deposit.
  const required = requiredIn(useSearch())
  const goBack = useSetAtom(goBackAtom)
  const [changed, setChanged] = useState<LimitKey | undefined>(required && { kind: required, period: "day" })
  useAtomValue(followResetsAtom)
  const close = useCallback(() => setChanged(undefined), [])
  return (
    <section aria-label={t("limits")}>
      {required !== undefined && (
        <p role="status" className={styles["state"]}>
          {t(requiredText[required])}
        </p>
      )}
      {kinds
        .filter((kind) => kind !== "deposit" || mayDeposit)
        .map((kind) => (
          <Group key={kind} kind={kind} limits={limits} onChange={setChanged} />
        ))}
      {changed !== undefined && (
        <LimitForm
          limitKey={changed}
          limits={knownLimits(limits)}
          onClose={close}
          onSaved={required === undefined ? undefined : () => goBack()}
        />
      )}
    </section>
  )
}
