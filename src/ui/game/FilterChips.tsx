import { useTranslation } from "#ui/texts.tsx"

import { classes } from "../basic/classes.ts"
import { PressButton } from "../basic/PressButton.tsx"
import { moveFocus } from "../basic/roving.ts"
import { useActiveInView } from "../basic/useActiveInView.ts"
import styles from "./FilterChips.module.css"

export interface FilterOption {
  readonly value: string
  readonly label: string
}

export interface FilterChipsProps {
  readonly label: string
  readonly options: ReadonlyArray<FilterOption>
  /** None chosen means all. */
  readonly chosen: ReadonlyArray<string>
  /** At most one can be chosen: radios instead of buttons that stay in. */
  readonly single?: boolean | undefined
  readonly onToggle: (value: string) => void
  readonly onClear: () => void
}

interface ChipProps {
  readonly label: string
  readonly isChosen: boolean
  readonly single: boolean
  readonly onPress: () => void
}

const Chip = ({ label, isChosen, single, onPress }: ChipProps) => {
  const state = single
    ? ({ role: "radio", "aria-checked": isChosen, tabIndex: isChosen ? 0 : -1 } as const)
    : ({ "aria-pressed": isChosen } as const)
  return (
    <PressButton
      {...state}
      data-active={isChosen}
      className={classes(styles["chip"], isChosen && styles["chosen"])}
      onPress={onPress}
    >
      {label}
    </PressButton>
  )
}

/** Narrows a list. 'All' comes first; it is in when nothing is chosen. */
export const FilterChips = (props: FilterChipsProps) => {
  const { label, options, chosen, single = false, onToggle, onClear } = props
  const { t } = useTranslation()
  const known = options.filter(({ value }) => chosen.includes(value))
  const strip = useActiveInView<HTMLDivElement>(single ? known[0]?.value : undefined, options.length)
  return (
    <div
      ref={strip}
      role={single ? "radiogroup" : "group"}
      aria-label={label}
      className={styles["strip"]}
      onKeyDown={(event) => single && moveFocus(event, "radio")?.click()}
    >
      <Chip label={t("filter_all")} isChosen={known.length === 0} single={single} onPress={onClear} />
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          isChosen={known.includes(option)}
          single={single}
          onPress={() => onToggle(option.value)}
        />
      ))}
    </div>
  )
}
