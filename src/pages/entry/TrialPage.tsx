import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { captchaAtom } from "#atoms/entry/login.ts"
import { isGuestAtom } from "#atoms/session.ts"
import { moduleAtom } from "#atoms/frame/merchant.ts"
import { whitelabelAtom } from "#atoms/frame/system.ts"
import { startTrialAtom, trialCaptchaAtom } from "#atoms/entry/trial.ts"
import { paths } from "#config/paths.ts"
import { limits } from "#config/limits.ts"
import * as Credentials from "#domain/entry/Credentials.ts"
import { Button, ButtonLink } from "#ui/basic/Button.tsx"
import { Lantern } from "#ui/frame/Lantern.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { EntryCaptcha } from "./EntryCaptcha.tsx"
import styles from "./TrialPage.module.css"

const StartForm = () => {
  const { t } = useTranslation()
  const isStarting = useAtomValue(startTrialAtom)
  const start = useSetAtom(startTrialAtom)
  const asksCaptcha = useAtomValue(trialCaptchaAtom)
  const [answer, setAnswer] = useState("")
  const [isChecked, setChecked] = useState(false)
  const refresh = useSetAtom(captchaAtom)
  const input = useRef<HTMLInputElement>(null)
  const wrong = asksCaptcha ? Credentials.checkCaptcha(answer.trim()) : undefined
  const change = (typed: string) => {
    setAnswer(typed)
    setChecked(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(asksCaptcha)
    if (wrong === undefined) void start(answer.trim())
    else input.current?.focus()
  }
  return (
    <form aria-label={t("title_free_trial")} noValidate onSubmit={submit}>
      {asksCaptcha && (
        <EntryCaptcha
          ref={input}
          value={answer}
          error={isChecked && wrong !== undefined ? t(wrong, limits.captcha) : ""}
          onChange={change}
          onEmpty={() => change("")}
          onRefresh={() => refresh()}
        />
      )}
      <Button type="submit" variant="primary" wide busy={isStarting}>
        {t("free_play")}
      </Button>
    </form>
  )
}

/** The trial screen: explains free play and starts it (decision 30). */
export const TrialPage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isGuest = useAtomValue(isGuestAtom)
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("FREEPLAY3")
  return (
    <main className={styles["page"]}>
      <Lantern className={styles["mark"]} />
      <p className={styles["lead"]}>{t("trial_lead")}</p>
      <ul className={styles["points"]}>
        <li>{t("trial_money")}</li>
        <li>{t("trial_limits")}</li>
        <li>{t("trial_end")}</li>
      </ul>
      {isClosed ? <p role="status">{t("feature_off")}</p> : <StartForm />}
      {isGuest && (
        <div className={styles["below"]}>
          <ButtonLink variant="quiet" wide {...enter(paths.register)}>
            {t("sign_up")}
          </ButtonLink>
        </div>
      )}
    </main>
  )
}
