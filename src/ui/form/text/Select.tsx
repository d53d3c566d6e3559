import { ChevronDown } from "lucide-react"
import type { ComponentProps, ReactNode } from "react"

import { classes } from "#ui/basic/classes.ts"
import box from "./Box.module.css"
import { Field, type FieldCommonProps } from "./Field.tsx"
import styles from "./Select.module.css"

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps
  extends
    Omit<FieldCommonProps, "optional" | "rules">,
    Omit<ComponentProps<"select">, "id" | "required" | "children" | "className"> {
  readonly options: ReadonlyArray<SelectOption>
  /** The text of the option with an empty value, such as 'Choose'. */
  readonly placeholder?: string | undefined
  readonly lead?: ReactNode | undefined
}

export const Select = (props: SelectProps) => {
  const { label, labelHidden, required, hint, error, options, placeholder, lead, ...select } = props
  return (
    <Field label={label} labelHidden={labelHidden} required={required} hint={hint} error={error}>
      {(control) => (
        <div className={classes(box["box"], control["aria-invalid"] && box["invalid"])}>
          {lead !== undefined && (
            <span className={box["lead"]} aria-hidden>
              {lead}
            </span>
          )}
          <select
            {...select}
            {...control}
            className={classes(box["control"], box["select"], styles["select"])}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={classes(box["arrow"], styles["arrow"])} aria-hidden />
        </div>
      )}
    </Field>
  )
}
