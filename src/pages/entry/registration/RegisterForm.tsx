import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { keepRegisterPartsAtom } from "#atoms/entry/registration.ts"
import { isLoggingInElsewhereAtom, providersAtom } from "#atoms/entry/socialLogin.ts"
import { Button } from "#ui/button/Button.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"

import { AgeConsent } from "./AgeConsent.tsx"
import styles from "#pages/entry/Entry.module.css"
import { RegisterStep } from "./RegisterStep.tsx"
import { useShellForm } from "#pages/form/useShellForm.ts"
import { SocialButtons } from "#pages/entry/SocialButtons.tsx"
import { type RegistrationSettings, useRegistration } from "./useRegistration.ts"

type Registration = ReturnType<typeof useRegistration>

interface PartProps {
  readonly registration: Registration
  readonly busy: boolean
}

const modeLabels = { username: "register_with_username", mobile: "register_with_mobile" } as const

const Submit = ({ registration, busy }: PartProps) => {
  const { t } = useTranslation()
  const { agrees, isLast, at, refusal } = registration
  return (
    <>
      {isLast && <AgeConsent agrees={agrees} onChange={registration.setAgrees} />}
      <Refusal message={refusal} />
      <Button type="submit" variant="primary" wide disabled={isLast && !agrees} busy={busy}>
        {t(isLast ? "register" : "next_step")}
      </Button>
      {at > 0 && (
        <div className={styles["others"]}>
          <Button variant="quiet" wide disabled={busy} onPress={registration.back}>
            {t("previous_step")}
          </Button>
        </div>
      )}
    </>
  )
}

const Others = ({ registration, busy }: PartProps) => {
  const { t } = useTranslation()
  const offersProviders = useAtomValue(providersAtom).length > 0
  const { agrees, isLast } = registration
  return (
    <>
      {registration.others.map((mode) => (
        <div key={mode} className={styles["others"]}>
          <Button variant="quiet" wide disabled={busy} onPress={() => registration.choose(mode)}>
            {t(modeLabels[mode])}
          </Button>
        </div>
      ))}
      {/* A provider's login may register a new player, which requires consent to the terms. */}
      {offersProviders && !isLast && <AgeConsent agrees={agrees} onChange={registration.setAgrees} />}
      <SocialButtons
        disabled={registration.busy || !agrees}
        withCaptcha={(openReturnPage) => openReturnPage("")}
      />
    </>
  )
}

const useKeptParts = ({ steps, field, metRules }: Registration) => {
  const keep = useSetAtom(keepRegisterPartsAtom)
  // The next visit begins with the same registration way as this one, whatever the player chooses now.
  const [parts] = useState(() => [
    ...(steps.length > 1 ? ["head", "next_step"] : ["last_step"]),
    ...(steps[0]?.fields ?? []),
    ...(field("username").rules === undefined ? [] : ["usernameRules"]),
    ...(metRules === undefined ? [] : ["passwordRules"]),
  ])
  useEffect(() => keep(parts), [keep, parts])
}

export const RegisterForm = (merchant: RegistrationSettings) => {
  const { t } = useTranslation()
  const registration = useRegistration(merchant)
  const form = useShellForm("register")
  useKeptParts(registration)
  const { steps, at } = registration
  const isElsewhere = useAtomValue(isLoggingInElsewhereAtom)
  const busy = registration.busy || isElsewhere
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isElsewhere) registration.submit()
  }
  return (
    <form ref={form} aria-label={t("register")} className={styles["form"]} noValidate onSubmit={submit}>
      {registration.affiliate === "invalid" && (
        <div role="alert" className={styles["refusal"]}>
          <p>{t("referrer_link_error")}</p>
          <p>{t("referrer_link_hint")}</p>
        </div>
      )}
      {/* All steps stay mounted, because password managers fill and save the fields of one form. */}
      {steps.map((each, index) => (
        <RegisterStep
          key={each.step}
          {...each}
          place={steps.length > 1 ? { index, of: steps.length } : undefined}
          shown={index === at}
          registration={registration}
        />
      ))}
      <Submit registration={registration} busy={busy} />
      {at === 0 && <Others registration={registration} busy={busy} />}
    </form>
  )
}
