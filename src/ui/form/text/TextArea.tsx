import type { ComponentProps } from "react"

import box from "./Box.module.css"
import { classes } from "#ui/basic/classes.ts"
import { Field, type FieldCommonProps } from "./Field.tsx"
import styles from "./TextArea.module.css"

export interface TextAreaProps
  extends
    Omit<FieldCommonProps, "optional" | "rules">,
    Omit<ComponentProps<"textarea">, "id" | "required" | "children" | "className"> {
  /** The number of characters, such as `37/200`. */
  readonly count?: string | undefined
}

export const TextArea = (props: TextAreaProps) => {
  const { label, labelHidden, required, hint, error, count, ...area } = props
  return (
    <Field label={label} labelHidden={labelHidden} required={required} hint={hint} error={error}>
      {(control) => (
        <>
          <div className={classes(box["box"], control["aria-invalid"] && box["invalid"])}>
            <textarea rows={6} {...area} {...control} className={classes(box["control"], styles["area"])} />
          </div>
          {count !== undefined && <p className={styles["count"]}>{count}</p>}
        </>
      )}
    </Field>
  )
}
