import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"

import type { Field } from "#domain/entry/RegisterForm.ts"
import type { RegisterStep as Step } from "#domain/entry/RegisterSteps.ts"
import { classes } from "#ui/basic/classes.ts"

import { RegisterField } from "./RegisterField.tsx"
import styles from "./RegisterStep.module.css"
import type { useRegistration } from "./useRegistration.ts"

const titles = { account: "register_account", details: "register_details" } as const

interface Props {
  readonly step: Step
  readonly fields: ReadonlyArray<Field>
  /** Undefined in a form with one step, which needs no heading. */
  readonly place: { readonly index: number; readonly of: number } | undefined
  readonly shown: boolean
  readonly registration: ReturnType<typeof useRegistration>
}

const useArrival = (shown: boolean) => {
  const head = useRef<HTMLHeadingElement>(null)
  const was = useRef(shown)
  useEffect(() => {
    if (shown && !was.current) {
      head.current?.focus({ preventScroll: true })
      head.current?.scrollIntoView({ block: "center" })
    }
    was.current = shown
  }, [shown])
  return head
}

export const RegisterStep = ({ step, fields, place, shown, registration }: Props) => {
  const { t } = useTranslation()
  const head = useArrival(shown)
  // The errors of the other steps: the gateway may refuse a username after the player has left the username's step.
  const elsewhere = registration.steps
    .filter((other) => other.step !== step)
    .flatMap((other) => other.fields)
    .map((field) => registration.field(field).error)
    .filter((error) => error !== "")
  return (
    <div hidden={!shown}>
      {place !== undefined && (
        <div className={styles["head"]}>
          <h2 ref={head} tabIndex={-1} className={styles["title"]}>
            {t(titles[step])}
          </h2>
          <span className={styles["place"]}>{t("step_of", { step: place.index + 1, steps: place.of })}</span>
          <span aria-hidden className={styles["bar"]}>
            {Array.from({ length: place.of }, (_, index) => (
              <i key={index} className={classes(styles["part"], index <= place.index && styles["done"])} />
            ))}
          </span>
        </div>
      )}
      {place !== undefined && place.index > 0 && elsewhere.length > 0 && (
        <p role="alert" className={styles["elsewhere"]}>
          {elsewhere.join("\n")}
        </p>
      )}
      {fields.map((name) => (
        <RegisterField key={name} name={name} registration={registration} />
      ))}
    </div>
  )
}
