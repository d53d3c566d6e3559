import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { captchaAtom } from "#atoms/entry/login.ts"
import { isGuestAtom } from "#atoms/session.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { showsRegisterAtom, whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { isStartingTrialAtom, startTrialAtom, trialCaptchaAtom } from "#atoms/entry/trial.ts"
import { paths } from "#config/paths.ts"
import { limits } from "#config/limits.ts"
import { type FieldError, type FieldErrors, found } from "#domain/FieldErrors.ts"
import * as Credentials from "#domain/entry/Credentials.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { BrandDrawing } from "#ui/media/BrandDrawing.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { FormCaptcha } from "../form/FormCaptcha.tsx"
import { useForm } from "../form/useForm.ts"
import styles from "./TrialPage.module.css"

const useTrialForm = () => {
  const isStarting = useAtomValue(isStartingTrialAtom)
  const start = useSetAtom(startTrialAtom)
  const asksCaptcha = useAtomValue(trialCaptchaAtom)
  const [errors, setErrors] = useState<FieldErrors<FieldError>>({})
  const [toFocus, setToFocus] = useState<ReadonlyArray<"captcha">>([])
  const form = useForm<{ readonly captcha: string }, "captcha">({
    initial: () => ({ captcha: "" }),
    state: { _tag: isStarting ? "Sending" : "Editing", errors },
    toFocus,
    onEdited: () => setErrors({}),
    errorValues: () => limits.captcha,
  })
  const submit = form.onSubmit(({ captcha }) => {
    const answer = captcha.trim()
    const error = asksCaptcha ? Credentials.checkCaptcha(answer) : undefined
    setErrors(found({ captcha: error }))
    if (error === undefined) void start(answer)
    else setToFocus(["captcha"])
  })
  return { ...form, asksCaptcha, submit }
}

const StartForm = () => {
  const { t } = useTranslation()
  const { values, asksCaptcha, fieldRef, errorOf, edit, busy, submit } = useTrialForm()
  const refresh = useSetAtom(captchaAtom.refetchAtom)
  return (
    <form aria-label={t("title_free_trial")} noValidate onSubmit={submit}>
      {asksCaptcha && (
        <FormCaptcha
          ref={fieldRef("captcha")}
          value={values.captcha}
          error={errorOf("captcha")}
          onChange={(typed) => edit("captcha", typed)}
          onEmpty={() => edit("captcha", "")}
          onRefresh={() => refresh()}
        />
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t("free_play")}
      </Button>
    </form>
  )
}

export const TrialPage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isGuest = useAtomValue(isGuestAtom)
  const showsRegister = useAtomValue(showsRegisterAtom)
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("FREEPLAY3")
  return (
    <Page>
      <BrandDrawing name="logo" className={styles["mark"]} />
      <p className={styles["lead"]}>{t("trial_lead")}</p>
      <ul className={styles["points"]}>
        <li>{t("trial_money")}</li>
        <li>{t("trial_limits")}</li>
        <li>{t("trial_end")}</li>
      </ul>
      {isClosed ? <p role="status">{t("feature_off")}</p> : <StartForm />}
      {isGuest && showsRegister && (
        <div className={styles["below"]}>
          <ButtonLink variant="quiet" wide {...enter(paths.register)}>
            {t("register")}
          </ButtonLink>
        </div>
      )}
    </Page>
  )
}
