import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import * as DateRange from "#domain/DateRange.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { ChoiceChips } from "./ChoiceChips.tsx"
import styles from "./DateRangeField.module.css"
import { TextField } from "./TextField.tsx"

export interface DateRangeFieldProps {
  readonly range: DateRange.DateRange
  /** `YYYY-MM-DD`; no later day can be chosen. */
  readonly today: string
  readonly onChange: (range: DateRange.DateRange) => void
}

const names: Readonly<Record<DateRange.Period, MessageKey>> = {
  today: "period_today",
  yesterday: "period_yesterday",
  week: "period_week",
  month: "period_month",
  own: "period_own",
}

/** Two days of one's own. What makes no range is kept as it is written, and nobody is told of it. */
const OwnDays = ({ range, today, onChange }: DateRangeFieldProps) => {
  const { t } = useTranslation()
  const [days, setDays] = useState({ startDate: range.startDate, endDate: range.endDate })
  const write = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed }
    setDays(next)
    if (DateRange.isRange(next.startDate, next.endDate)) onChange({ period: "own", ...next })
  }
  const error = DateRange.isRange(days.startDate, days.endDate) ? "" : t("period_wrong")
  return (
    <div className={styles["days"]}>
      <TextField
        type="date"
        label={t("period_from")}
        max={today}
        value={days.startDate}
        onChange={(event) => write({ startDate: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t("period_to")}
        max={today}
        error={error}
        value={days.endDate}
        onChange={(event) => write({ endDate: event.currentTarget.value })}
      />
    </div>
  )
}

/** Which days a record shows: a period by one press, or two days of one's own. */
export const DateRangeField = ({ range, today, onChange }: DateRangeFieldProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["field"]}>
      <ChoiceChips
        label={t("period")}
        options={DateRange.periods.map((value) => ({ value, label: t(names[value]) }))}
        value={range.period}
        // One's own days begin as those that are on screen.
        onChange={(period) => onChange(period === "own" ? { ...range, period } : DateRange.of(period, today))}
      />
      {range.period === "own" && <OwnDays range={range} today={today} onChange={onChange} />}
    </div>
  )
}
