import { Fragment, useId } from "react"

import { useActiveInView } from "#ui/navigation/useActiveInView.ts"
import { useScrollFade } from "./useScrollFade.ts"
import { classes } from "#ui/basic/classes.ts"
import styles from "./ChoiceChips.module.css"
import chipStrip from "./chipStrip.module.css"

export interface ChoiceChipsProps<Value extends string> {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

const endOf = ({ offsetLeft, offsetWidth }: HTMLElement): number => offsetLeft + offsetWidth

// Returns the scroll position closest to `centred` that shows all of `chip` and cuts off no chip at the start.
const wholeStart = (list: HTMLElement, chip: HTMLElement, centred: number): number => {
  const { clientWidth, scrollWidth } = list
  const starts = [0, ...[...list.querySelectorAll<HTMLElement>("[data-active]")].map(endOf)].filter(
    (start) =>
      start <= Math.min(chip.offsetLeft, scrollWidth - clientWidth) && start + clientWidth >= endOf(chip),
  )
  const away = (start: number): number => Math.abs(start - centred)
  return starts.sort((one, other) => away(one) - away(other))[0] ?? centred
}

// Uses native radio buttons, whose keyboard behaviour is complete. Radix `RadioGroup` would only add code.
export const ChoiceChips = <Value extends string>(props: ChoiceChipsProps<Value>) => {
  const { label, options, value, onChange } = props
  const name = useId()
  const texts = options.map((option) => option.label).join()
  const strip = useActiveInView<HTMLDivElement>(value, texts, wholeStart)
  useScrollFade(strip, texts)
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      className={classes(chipStrip["strip"], styles["fading"])}
    >
      {options.map((option, index) => (
        <Fragment key={option.value}>
          <input
            type="radio"
            id={`${name}-${index}`}
            name={name}
            checked={option.value === value}
            className={styles["input"]}
            onChange={() => onChange(option.value)}
          />
          <label
            htmlFor={`${name}-${index}`}
            className={chipStrip["chip"]}
            data-active={option.value === value}
          >
            {option.label}
          </label>
        </Fragment>
      ))}
    </div>
  )
}
