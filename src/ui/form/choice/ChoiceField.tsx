import { CircleAlert } from "lucide-react"
import { type ReactNode, type Ref, useId } from "react"

import { classes } from "#ui/basic/classes.ts"
import styles from "./ChoiceField.module.css"
import field from "#ui/form/text/Field.module.css"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

export interface Choice {
  readonly value: string
  readonly label: string
  readonly detail?: string | undefined
  /** A second line below `detail`. An empty string renders nothing. */
  readonly note?: string | undefined
  /** A word in a tag, such as a recommendation, that distinguishes the choice. */
  readonly mark?: string | undefined
  readonly picture?: ReactNode | undefined
  /** Shown in grey, because it does not fit what else is typed. `detail` says what fits. */
  readonly isUnfit?: boolean | undefined
}

export interface ChoiceFieldProps {
  readonly label: string
  /** Hides the label from sight, not from assistive technology. */
  readonly labelHidden?: boolean | undefined
  readonly required?: boolean | undefined
  /** An empty string renders nothing. */
  readonly error?: string | undefined
  readonly choices: ReadonlyArray<Choice>
  /** The selected choice; "" for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export const ChoiceField = (props: ChoiceFieldProps) => {
  const { label, labelHidden = false, required = false, error = "", choices, value, onChange, ref } = props
  const id = useId()
  const chosen = choices.some((choice) => choice.value === value) ? value : choices[0]?.value
  return (
    <fieldset
      role="radiogroup"
      aria-required={required}
      className={styles["group"]}
      aria-invalid={error !== "" || undefined}
      aria-describedby={error === "" ? undefined : `${id}-error`}
    >
      <legend className={field["label"]}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {required && (
          <span className={field["asterisk"]} aria-hidden>
            *
          </span>
        )}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles["choice"]}>
          <input
            ref={choice.value === chosen ? ref : undefined}
            type="radio"
            name={id}
            required={required}
            checked={choice.value === value}
            className={styles["input"]}
            onChange={() => onChange(choice.value)}
          />
          <span
            className={classes(
              styles["row"],
              error !== "" && styles["invalid"],
              choice.isUnfit === true && styles["unfit"],
            )}
          >
            {choice.picture !== undefined && <span className={styles["picture"]}>{choice.picture}</span>}
            <span className={styles["words"]}>
              <span className={styles["name"]}>{choice.label}</span>
              {Boolean(choice.mark) && <span className={styles["tag"]}>{choice.mark}</span>}
              {choice.detail !== undefined && (
                <span className={classes(styles["detail"], choice.isUnfit === true && styles["why"])}>
                  {choice.detail}
                </span>
              )}
              {Boolean(choice.note) && <span className={styles["detail"]}>{choice.note}</span>}
            </span>
            <span className={styles["mark"]} aria-hidden />
          </span>
        </label>
      ))}
      {error !== "" && (
        <p id={`${id}-error`} className={field["error"]} role="alert">
          <CircleAlert className={field["icon"]} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
