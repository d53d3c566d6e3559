import type { ComponentProps, ReactNode } from "react"

import { classes } from "#ui/basic/classes.ts"
import box from "./Box.module.css"
import { Field, type FieldCommonProps } from "./Field.tsx"
import { TextInput } from "./TextInput.tsx"

export interface TextFieldProps
  extends FieldCommonProps, Omit<ComponentProps<"input">, "id" | "required" | "children" | "className"> {
  readonly lead?: ReactNode | undefined
  readonly trail?: ReactNode | undefined
}

export const TextField = (props: TextFieldProps) => {
  const { label, labelHidden, required, optional, hint, error, rules, lead, trail, ...input } = props
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      required={required}
      optional={optional}
      hint={hint}
      error={error}
      rules={rules}
    >
      {(control) => (
        <div className={classes(box["box"], control["aria-invalid"] && box["invalid"])}>
          {lead !== undefined && (
            <span className={box["lead"]} aria-hidden>
              {lead}
            </span>
          )}
          <TextInput type="text" autoCapitalize="none" {...input} {...control} className={box["control"]} />
          {trail !== undefined && <span className={box["trail"]}>{trail}</span>}
        </div>
      )}
    </Field>
  )
}
