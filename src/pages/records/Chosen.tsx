import { useTranslation } from "react-i18next"

import * as DateRange from "#domain/DateRange.ts"
import { dayText, rangeText } from "#i18n/formatting.ts"
import { periodNames } from "#ui/form/choice/periodNames.ts"
import { type ChosenChip, ChosenChips } from "#ui/records/ChosenChips.tsx"

import { useNarrowing } from "./parts/useRecordFilter.ts"

interface Props {
  /** The filters except the dates. An empty label means that the filter accepts any value. */
  readonly filters?: ReadonlyArray<ChosenChip>
}

const noFilters: ReadonlyArray<ChosenChip> = []

export const Chosen = ({ filters = noFilters }: Props) => {
  const { t, i18n } = useTranslation()
  const { range, narrow } = useNarrowing()
  const { period, startDate, endDate } = range
  const datesText = () => {
    if (period !== "own") return t(periodNames[period])
    const [from, to] = [dayText(i18n.language, startDate), dayText(i18n.language, endDate)]
    return startDate === endDate ? from : rangeText(t, from, to)
  }
  const dates = DateRange.isDefault(range) ? "" : datesText()
  return (
    <ChosenChips
      chips={[{ name: "period", label: dates }, ...filters].filter(({ label }) => label !== "")}
      onRemove={(name) => narrow(name === "period" ? DateRange.cleared : { [name]: "" })}
    />
  )
}
