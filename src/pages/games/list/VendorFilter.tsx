import { useTranslation } from "react-i18next"

import { FilterChips, type FilterOption } from "#ui/games/filter/FilterChips.tsx"

import styles from "#pages/games/Games.module.css"

interface Props {
  /** Undefined while loading. */
  readonly options: ReadonlyArray<FilterOption> | undefined
  readonly chosen: ReadonlyArray<string>
  readonly onChoose: (chosen: ReadonlyArray<string>) => void
}

export const VendorFilter = ({ options, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  if (options !== undefined && options.length < 2) return null
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <div className={styles["filter"]}>
      {options !== undefined && (
        <FilterChips
          label={t("providers")}
          options={options}
          chosen={chosen}
          onToggle={toggle}
          onClear={() => onChoose([])}
        />
      )}
    </div>
  )
}
