import { useTranslation } from "react-i18next"

import { ChoiceChips } from "#ui/form/ChoiceChips.tsx"

import type { FilterOption } from "./FilterChips.tsx"

export interface FilterRadiosProps {
  readonly label: string
  readonly options: ReadonlyArray<FilterOption>
  /** An empty text means all, as does an option that is not offered. */
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** Filters of a list, one at a time. 'All' is first and selected when no filter is. */
export const FilterRadios = ({ label, options, chosen, onChoose }: FilterRadiosProps) => {
  const { t } = useTranslation()
  return (
    <ChoiceChips
      label={label}
      options={[{ value: "", label: t("filter_all") }, ...options]}
      value={options.some(({ value }) => value === chosen) ? chosen : ""}
      onChange={onChoose}
    />
  )
}
