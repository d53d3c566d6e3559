import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"

import { VisuallyHidden } from "../basic/VisuallyHidden.tsx"
import styles from "./Field.module.css"

/** Props that the control inside a field must have. */
export interface FieldControl {
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": boolean
  readonly "aria-required": boolean
}

/** Props of every field, besides those of its control. */
export interface FieldCommonProps {
  readonly label: string
  /** The label is for assistive technology only. */
  readonly labelHidden?: boolean | undefined
  /** Marks the label with an asterisk. */
  readonly required?: boolean | undefined
  readonly hint?: string | undefined
  /** An empty text renders nothing. */
  readonly error?: string | undefined
}

export interface FieldProps extends FieldCommonProps {
  readonly children: (control: FieldControl) => ReactNode
}

export const Field = ({ label, labelHidden, required = false, hint, error = "", children }: FieldProps) => {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === "" ? undefined : `${id}-error`
  const described = [errorId, hintId].filter((part) => part !== undefined).join(" ")
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={labelHidden === true ? undefined : styles["label"]}>
        {labelHidden === true ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {required && labelHidden !== true && (
        <span className={styles["asterisk"]} aria-hidden>
          *
        </span>
      )}
      {children({
        id,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": error !== "",
        "aria-required": required,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {error !== "" && (
        <p id={errorId} className={styles["error"]} role="alert">
          <CircleAlert className={styles["icon"]} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
