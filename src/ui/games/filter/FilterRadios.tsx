import { useTranslation } from "react-i18next"

import { ChoiceChips } from "#ui/form/choice/ChoiceChips.tsx"

import type { FilterOption } from "./FilterChips.tsx"

export interface FilterRadiosProps {
  readonly label: string
  readonly options: ReadonlyArray<FilterOption>
  /** "" or an option that is not offered selects "All". */
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

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
