import * as RadioGroup from "radix-ui/radio-group"
import * as ToggleGroup from "radix-ui/toggle-group"
import { useTranslation } from "react-i18next"

import { PressButton } from "#ui/basic/PressButton.tsx"
import { useActiveInView } from "#ui/basic/useActiveInView.ts"

import styles from "./FilterChips.module.css"

export interface FilterOption {
  readonly value: string
  readonly label: string
}

export interface FilterChipsProps {
  readonly label: string
  readonly options: ReadonlyArray<FilterOption>
  /** An empty list means all. */
  readonly chosen: ReadonlyArray<string>
  /** One filter at a time: radios instead of toggle buttons. */
  readonly single?: boolean | undefined
  readonly onToggle: (value: string) => void
  readonly onClear: () => void
}

interface GroupProps {
  readonly label: string
  /** 'All', with an empty value, is first. */
  readonly options: ReadonlyArray<FilterOption>
  readonly chosen: ReadonlyArray<string>
  readonly onPress: (value: string) => void
}

const Radios = ({ label, options, chosen, onPress }: GroupProps) => {
  const [value = ""] = chosen
  const strip = useActiveInView<HTMLDivElement>(value, options.length)
  return (
    <RadioGroup.Root
      ref={strip}
      aria-label={label}
      value={value}
      className={styles["strip"]}
      onValueChange={onPress}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} asChild>
          <PressButton data-active={option.value === value} className={styles["chip"]}>
            {option.label}
          </PressButton>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

const Toggles = ({ label, options, chosen, onPress }: GroupProps) => {
  const isChosen = new Set(chosen)
  return (
    <ToggleGroup.Root
      type="multiple"
      role="group"
      aria-label={label}
      value={[...chosen]}
      className={styles["strip"]}
      onValueChange={(next) => {
        const isNext = new Set(next)
        options
          .filter(({ value }) => isNext.has(value) !== isChosen.has(value))
          .forEach(({ value }) => onPress(value))
      }}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} asChild>
          <PressButton data-active={isChosen.has(option.value)} className={styles["chip"]}>
            {option.label}
          </PressButton>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

/** Filters of a list. 'All' is first and selected when no filter is. */
export const FilterChips = (props: FilterChipsProps) => {
  const { label, options, chosen, single = false, onToggle, onClear } = props
  const { t } = useTranslation()
  const isChosen = new Set(chosen)
  const known = options.map(({ value }) => value).filter((value) => isChosen.has(value))
  const Group = single ? Radios : Toggles
  return (
    <Group
      label={label}
      options={[{ value: "", label: t("filter_all") }, ...options]}
      chosen={known.length === 0 ? [""] : known}
      onPress={(value) => (value === "" ? onClear() : onToggle(value))}
    />
  )
}
