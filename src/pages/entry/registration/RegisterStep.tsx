import { useEffect, useRef } from "react"

import type { Field } from "#domain/entry/RegisterForm.ts"
import type { RegisterStep as Step } from "#domain/entry/RegisterSteps.ts"

import { RegisterField } from "./RegisterField.tsx"
import styles from "./RegisterStep.module.css"
import { StepHead } from "./StepHead.tsx"
import type { useRegistration } from "./useRegistration.ts"

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
  const head = useArrival(shown)
  // The errors of the other steps: the gateway may refuse a username after the player has left the username's step.
  const elsewhere = registration.steps
    .filter((other) => other.step !== step)
    .flatMap((other) => other.fields)
    .map((field) => registration.field(field).error)
    .filter((error) => error !== "")
  return (
    <div hidden={!shown}>
      {place !== undefined && <StepHead ref={head} step={step} place={place} />}
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
