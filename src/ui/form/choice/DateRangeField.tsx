import { useState } from "react"
import { useTranslation } from "react-i18next"

import * as DateRange from "#domain/DateRange.ts"

import { ChoiceChips } from "./ChoiceChips.tsx"
import styles from "./DateRangeField.module.css"
import { periodNames } from "./periodNames.ts"
import { TextField } from "#ui/form/text/TextField.tsx"

export interface DateRangeFieldProps {
  readonly range: DateRange.DateRange
  /** `YYYY-MM-DD`; later dates cannot be chosen. */
  readonly today: string
  readonly onChange: (range: DateRange.DateRange) => void
}

// The fields keep an invalid range, but `onChange` is not called.
const CustomRange = ({ range, today, onChange }: DateRangeFieldProps) => {
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

export const DateRangeField = ({ range, today, onChange }: DateRangeFieldProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["field"]}>
      <ChoiceChips
        label={t("period")}
        options={DateRange.periods.map((value) => ({ value, label: t(periodNames[value]) }))}
        value={range.period}
        // When the player selects "custom", the range keeps its current dates.
        onChange={(period) => onChange(period === "own" ? { ...range, period } : DateRange.of(period, today))}
      />
      {range.period === "own" && <CustomRange range={range} today={today} onChange={onChange} />}
    </div>
  )
}
