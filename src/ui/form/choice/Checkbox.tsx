import { Check } from "lucide-react"
import { type ComponentProps, type ReactNode, useId } from "react"

import styles from "./Checkbox.module.css"

export interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "id" | "type" | "children" | "className"
> {
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export const Checkbox = ({ label, hint, error = "", ...input }: CheckboxProps) => {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]}>
        <span className={styles["square"]}>
          <input
            {...input}
            type="checkbox"
            className={styles["input"]}
            aria-invalid={error !== ""}
            aria-describedby={error === "" ? hintId : id}
          />
          <Check className={styles["tick"]} aria-hidden />
        </span>
        <span className={styles["text"]}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {error !== "" && (
        <p id={id} className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
