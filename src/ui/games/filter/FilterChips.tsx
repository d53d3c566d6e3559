import * as ToggleGroup from "radix-ui/toggle-group"
import { useTranslation } from "react-i18next"

import { PressButton } from "#ui/button/PressButton.tsx"
import styles from "#ui/form/choice/chipStrip.module.css"

export interface FilterOption {
  readonly value: string
  readonly label: string
}

export interface FilterChipsProps {
  readonly label: string
  readonly options: ReadonlyArray<FilterOption>
  /** `[]` shows all games. */
  readonly chosen: ReadonlyArray<string>
  readonly onToggle: (value: string) => void
  readonly onClear: () => void
}

export const FilterChips = ({ label, options, chosen, onToggle, onClear }: FilterChipsProps) => {
  const { t } = useTranslation()
  const offered = new Set(options.map(({ value }) => value))
  const known = chosen.filter((value) => offered.has(value))
  const isChosen = new Set(known.length === 0 ? [""] : known)
  const all = [{ value: "", label: t("filter_all") }, ...options]
  return (
    <ToggleGroup.Root
      type="multiple"
      role="group"
      aria-label={label}
      value={[...isChosen]}
      className={styles["strip"]}
      onValueChange={(next) => {
        const isNext = new Set(next)
        all
          .filter(({ value }) => isNext.has(value) !== isChosen.has(value))
          .forEach(({ value }) => (value === "" ? onClear() : onToggle(value)))
      }}
    >
      {all.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} asChild>
          <PressButton data-active={isChosen.has(option.value)} className={styles["chip"]}>
            {option.label}
          </PressButton>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
