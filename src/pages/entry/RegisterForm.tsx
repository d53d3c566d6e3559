import { useAtomValue } from "jotai"
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"

import { isLoggingInElsewhereAtom } from "#atoms/entry/socialLogin.ts"
import { Button } from "#ui/basic/Button.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"

import { AgeConsent } from "./AgeConsent.tsx"
import styles from "./Entry.module.css"
import { RegisterField } from "./RegisterField.tsx"
import { SocialButtons } from "./SocialButtons.tsx"
import { type RegistrationSettings, useRegistration } from "./useRegistration.ts"

const wayLabels = { username: "register_with_username", mobile: "register_with_mobile" } as const

/** Registration by username or by mobile number, spec §2 "Register screen". */
export const RegisterForm = (merchant: RegistrationSettings) => {
  const { t } = useTranslation()
  const registration = useRegistration(merchant)
  const { refusal, agrees } = registration
  const isElsewhere = useAtomValue(isLoggingInElsewhereAtom)
  const busy = registration.busy || isElsewhere
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isElsewhere) registration.submit()
  }
  return (
    <form aria-label={t("register")} className={styles["form"]} noValidate onSubmit={submit}>
      {registration.affiliate === "invalid" && (
        <div role="alert" className={styles["refusal"]}>
          <p>{t("referrer_link_error")}</p>
          <p>{t("referrer_link_hint")}</p>
        </div>
      )}
      {registration.fields.map((name) => (
        <RegisterField key={name} name={name} registration={registration} />
      ))}
      <AgeConsent agrees={agrees} onChange={registration.setAgrees} />
      <Refusal message={refusal} />
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
      {/* A provider's login registers a new player, so it requires consent to the terms too. */}
      <SocialButtons
        disabled={registration.busy || !agrees}
        withCaptcha={(openReturnPage) => openReturnPage("")}
      />
    </form>
  )
}
