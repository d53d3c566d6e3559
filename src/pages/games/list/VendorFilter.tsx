import { useState } from "react"
import { useTranslation } from "react-i18next"

import { FilterChips, type FilterOption } from "#ui/games/filter/FilterChips.tsx"

import styles from "#ui/games/filter/searchRow.module.css"

interface Props {
  /** Undefined while loading. */
  readonly options: ReadonlyArray<FilterOption> | undefined
  readonly chosen: ReadonlyArray<string>
  readonly onChoose: (chosen: ReadonlyArray<string>) => void
}

export const VendorFilter = ({ options, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const hasChips = options !== undefined && options.length > 1
  // The place stays even if the response contains too few vendors, because the games below may have been painted.
  const [isReserved] = useState(options === undefined)
  if (!hasChips && !isReserved) return null
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <div className={styles["filter"]}>
      {hasChips && (
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
