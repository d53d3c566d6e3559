import { useTranslation } from "#ui/texts.tsx"

import { FilterChips, type FilterOption } from "#ui/game/FilterChips.tsx"

import styles from "./Games.module.css"

interface Props {
  /** Nothing while they are on their way: their place is kept. */
  readonly options: ReadonlyArray<FilterOption> | undefined
  readonly chosen: ReadonlyArray<string>
  readonly onChoose: (chosen: ReadonlyArray<string>) => void
}

/** Narrows a list to some vendors. With one vendor there is nothing to choose. */
export const ProviderFilter = ({ options, chosen, onChoose }: Props) => {
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
