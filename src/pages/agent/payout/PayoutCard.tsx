import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import type { Payout, Status } from "#domain/agent/Payout.ts"
import { periodText } from "#i18n/formatting.ts"
import { StatCard } from "#ui/records/StatCard.tsx"
import { StateMark, type StateTone } from "#ui/records/StateMark.tsx"

import { columns } from "#pages/agent/team/columns.ts"
import { useColumns } from "#pages/agent/team/useColumns.tsx"

const tones: Readonly<Record<Status, StateTone>> = { due: "open", paid: "good", unknown: "plain" }

interface Props {
  readonly payout: Payout
  readonly actions?: ReactNode | undefined
}

export const PayoutCard = ({ payout, actions }: Props) => {
  const { t, i18n } = useTranslation()
  const figuresOf = useColumns(columns.payouts)
  return (
    <StatCard
      title={payout.account}
      caption={periodText(i18n.language, payout.period)}
      mark={<StateMark text={t(`payout_${payout.status}`)} tone={tones[payout.status]} />}
      figures={figuresOf(payout)}
      actions={actions}
    />
  )
}
