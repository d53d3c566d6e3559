import { X } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"

import { PressButton } from "#ui/button/PressButton.tsx"
import styles from "./ChosenChips.module.css"

export interface ChosenChip {
  readonly name: string
  readonly label: string
}

export interface ChosenChipsProps {
  readonly chips: ReadonlyArray<ChosenChip>
  readonly onRemove: (name: string) => void
}

export const ChosenChips = ({ chips, onRemove }: ChosenChipsProps) => {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  const remove = (name: string) => {
    // Focuses the group, because the removed button had the focus.
    group.current?.focus({ preventScroll: true })
    onRemove(name)
  }
  return (
    <div ref={group} role="group" aria-label={t("chosen_filters")} tabIndex={-1} className={styles["chips"]}>
      {chips.map(({ name, label }) => (
        <PressButton
          key={name}
          aria-label={t("remove_choice", { name: label })}
          className={styles["chip"]}
          onPress={() => remove(name)}
        >
          <span className={styles["label"]}>{label}</span>
          <X className={styles["cross"]} aria-hidden />
        </PressButton>
      ))}
    </div>
  )
}
