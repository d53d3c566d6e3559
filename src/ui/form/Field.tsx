import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"

import { Unseen } from "../basic/Unseen.tsx"
import styles from "./Field.module.css"

/** What the control inside a field has to carry. */
export interface FieldControl {
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": boolean
  readonly "aria-required": boolean
}

/** What every field takes besides its control's own props. */
export interface FieldFrame {
  readonly label: string
  /** The label is for assistive technology only. */
  readonly labelHidden?: boolean | undefined
  /** Marks the label with an asterisk. */
  readonly required?: boolean | undefined
  readonly hint?: string | undefined
  /** Nothing is drawn for "". */
  readonly error?: string | undefined
}

export interface FieldProps extends FieldFrame {
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
        {labelHidden === true ? <Unseen>{label}</Unseen> : label}
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
