import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"

import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import styles from "./Field.module.css"

export interface FieldControl {
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": boolean
  readonly "aria-required": boolean
}

export interface FieldCommonProps {
  readonly label: string
  /** Hides the label from sight, not from assistive technology. */
  readonly labelHidden?: boolean | undefined
  readonly required?: boolean | undefined
  /** Marks the field as optional, for a form in which most fields are required. */
  readonly optional?: boolean | undefined
  /** An error replaces the hint. */
  readonly hint?: ReactNode
  /** An empty string renders nothing. */
  readonly error?: string | undefined
  /** Shown also beside an error. */
  readonly rules?: ReactNode | undefined
}

export interface FieldProps extends FieldCommonProps {
  readonly children: (control: FieldControl) => ReactNode
}

type HeadProps = Pick<FieldCommonProps, "label" | "required" | "optional"> & { readonly htmlFor: string }

const Head = ({ label, required = false, optional = false, htmlFor }: HeadProps) => {
  const { t } = useTranslation()
  return (
    <>
      <label htmlFor={htmlFor} className={styles["label"]}>
        {label}
      </label>
      {required && (
        <span className={styles["asterisk"]} aria-hidden>
          *
        </span>
      )}
      {optional && (
        <span className={styles["optional"]} aria-hidden>
          {t("optional")}
        </span>
      )}
    </>
  )
}

export const Field = (props: FieldProps) => {
  const { label, labelHidden, required = false, optional, error = "", rules, children } = props
  const id = useId()
  const hint = error === "" ? props.hint : undefined
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === "" ? undefined : `${id}-error`
  const rulesId = rules === undefined ? undefined : `${id}-rules`
  const described = [errorId, hintId, rulesId].filter((part) => part !== undefined).join(" ")
  return (
    <div className={styles["field"]}>
      {labelHidden === true ? (
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ) : (
        <Head label={label} required={required} optional={optional} htmlFor={id} />
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
      {rules !== undefined && (
        <div id={rulesId} className={styles["hint"]}>
          {rules}
        </div>
      )}
    </div>
  )
}
