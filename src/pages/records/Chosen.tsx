import { useTranslation } from "react-i18next"

import * as DateRange from "#domain/DateRange.ts"
import { dayText } from "#i18n/saying.ts"
import { periodNames } from "#ui/form/periodNames.ts"
import { type ChosenChip, ChosenChips } from "#ui/records/ChosenChips.tsx"

import { useNarrowing } from "./useNarrowing.ts"

interface Props {
  /** The filters besides the dates: parameter and chosen option. An empty label means any. */
  readonly filters?: ReadonlyArray<ChosenChip>
}

const noFilters: ReadonlyArray<ChosenChip> = []

/** What is chosen besides the defaults, as buttons that remove it. */
export const Chosen = ({ filters = noFilters }: Props) => {
  const { t, i18n } = useTranslation()
  const { range, narrow } = useNarrowing()
  const { period, startDate, endDate } = range
  const rangeText = () => {
    if (period !== "own") return t(periodNames[period])
    const [from, to] = [startDate, endDate].map((day) => dayText(i18n.language, day))
    return startDate === endDate ? from : `${from} – ${to}`
  }
  const dates = DateRange.isDefault(range) ? "" : (rangeText() ?? "")
  return (
    <ChosenChips
      chips={[{ name: "period", label: dates }, ...filters].filter(({ label }) => label !== "")}
      onRemove={(name) => narrow(name === "period" ? DateRange.cleared : { [name]: "" })}
    />
  )
}
