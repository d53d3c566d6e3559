import { useAtomValue, useSetAtom } from "jotai"
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"

import { areLoginMethodsLoadedAtom } from "#atoms/entry/login.ts"
import { startTrialAtom } from "#atoms/entry/trial.ts"
import { isLoggingInElsewhereAtom } from "#atoms/entry/socialLogin.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { showsRegisterAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/button/Button.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import styles from "#pages/entry/Entry.module.css"
import { FormCaptcha } from "#pages/form/FormCaptcha.tsx"
import { useShellForm } from "#pages/form/useShellForm.ts"
import { LoginFields, RememberRow } from "./LoginFields.tsx"
import { SocialButtons } from "#pages/entry/SocialButtons.tsx"
import { useLogin } from "./useLogin.ts"

interface Props {
  readonly onRegister: () => void
}

const Others = ({ onRegister }: Props) => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isOpen = useAtomValue(showsRegisterAtom)
  const playFree = useSetAtom(startTrialAtom)
  return (
    <div className={styles["others"]}>
      {isOpen && (
        <PressLink className={styles["link"]} href={paths.register} onPress={onRegister}>
          {t("register")}
        </PressLink>
      )}
      {isOn("FREEPLAY3") && (
        <Button variant="quiet" wide onPress={() => void playFree("")}>
          {t("free_play")}
        </Button>
      )}
    </div>
  )
}

export const LoginForm = ({ onRegister }: Props) => {
  const { t } = useTranslation()
  const login = useLogin()
  const isElsewhere = useAtomValue(isLoggingInElsewhereAtom)
  const busy = login.busy || isElsewhere
  const areMethodsLoaded = useAtomValue(areLoginMethodsLoadedAtom)
  const enter = useEnter()
  const form = useShellForm("login")
  const isByName = login.mode === "username"
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isElsewhere) login.submit()
  }
  return (
    <form ref={form} aria-label={t("login")} className={styles["form"]} noValidate onSubmit={submit}>
      <LoginFields login={login} />
      {login.asksCaptcha && (
        <FormCaptcha
          {...login.field("captcha")}
          onChange={(answer) => login.edit("captcha", answer)}
          onEmpty={login.emptyCaptcha}
          onRefresh={login.refreshCaptcha}
        />
      )}
      <RememberRow
        isByName={isByName}
        checked={login.remember}
        onChange={(event) => login.setRemember(event.currentTarget.checked)}
        forgot={enter(paths.forgot)}
      />
      <Refusal message={login.refusal} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {t("login")}
      </Button>
      {/* All buttons appear at once: a late button would shift the button that the player is about to press. */}
      {areMethodsLoaded && (
        <>
          {login.offersSms && (
            <div className={styles["others"]}>
              <Button wide disabled={busy} onPress={login.toggle}>
                {t(isByName ? "login_with_sms" : "login_with_password")}
              </Button>
            </div>
          )}
          <SocialButtons disabled={login.busy} withCaptcha={login.withCaptcha} />
          <Others onRegister={onRegister} />
        </>
      )}
    </form>
  )
}
