import type { FormEvent } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { Button } from "#ui/basic/Button.tsx"

import { AgeConsent } from "./AgeConsent.tsx"
import styles from "./Entry.module.css"
import { RegisterField } from "./RegisterField.tsx"
import { type Terms, useRegistration } from "./useRegistration.ts"

const wayLabels = { username: "register_with_username", mobile: "register_with_mobile" } as const

/** Registration by username or by mobile number, spec §2 "Register screen". */
export const RegisterForm = (terms: Terms) => {
  const { t } = useTranslation()
  const registration = useRegistration(terms)
  const { refusal, agrees, busy } = registration
  const submit = (event: FormEvent) => {
    event.preventDefault()
    registration.submit()
  }
  return (
    <form aria-label={t("register")} className={styles["form"]} noValidate onSubmit={submit}>
      {registration.affiliate === "invalid" && (
        <p role="alert" className={styles["refusal"]}>
          {t("referrer_link_error")}
        </p>
      )}
      {registration.fields.map((name) => (
        <RegisterField key={name} name={name} registration={registration} />
      ))}
      <AgeConsent agrees={agrees} onChange={registration.setAgrees} />
      {refusal !== undefined && (
        <p role="alert" className={styles["refusal"]}>
          {t(refusal.key, { ...refusal.values })}
        </p>
      )}
      <Button type="submit" variant="primary" wide disabled={!agrees} busy={busy}>
        {t("register")}
      </Button>
      {registration.others.map((way) => (
        <div key={way} className={styles["others"]}>
          <Button variant="quiet" wide disabled={busy} onPress={() => registration.choose(way)}>
            {t(wayLabels[way])}
          </Button>
        </div>
      ))}
    </form>
  )
}
