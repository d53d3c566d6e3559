import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { loginAtom, rememberedLoginAtom, startFreePlayAtom } from "#atoms/login.ts"
import { knownRulesAtom, moduleAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import * as Credentials from "#domain/Credentials.ts"
import { Button } from "#ui/basic/Button.tsx"
import { PressLink } from "#ui/basic/PressLink.tsx"
import { Checkbox } from "#ui/form/Checkbox.tsx"
import { PasswordField } from "#ui/form/PasswordField.tsx"
import { TextField } from "#ui/form/TextField.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { LoginCaptcha } from "./LoginCaptcha.tsx"
import styles from "./LoginPage.module.css"
import { useFocusOrder } from "./useFocusOrder.ts"
import { useRevalidation } from "./useRevalidation.ts"

/** What is typed, kept here alone: passwords never reach an atom. */
const useTyped = () => {
  const remembered = useAtomValue(rememberedLoginAtom)
  const [typed, setTyped] = useState({ ...Credentials.none, ...remembered })
  const [remember, setRemember] = useState(remembered !== undefined)
  return { typed, setTyped, remember, setRemember }
}

const Ways = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isOn = useAtomValue(moduleAtom)
  const playFree = useSetAtom(startFreePlayAtom)
  return (
    <div className={styles["others"]}>
      <PressLink className={styles["link"]} {...enter(paths.register)}>
        {t("sign_up")}
      </PressLink>
      {/* Last, as it may come after the rest. */}
      {isOn("FREEPLAY3") && (
        <Button variant="quiet" wide onPress={() => void playFree()}>
          {t("free_play")}
        </Button>
      )}
    </div>
  )
}

/** Login by name, spec §2 "Login screen". */
export const LoginForm = () => {
  const { t } = useTranslation()
  const state = useAtomValue(loginAtom)
  const send = useSetAtom(loginAtom)
  const rules = useAtomValue(knownRulesAtom)
  const enter = useEnter()
  const { typed, setTyped, remember, setRemember } = useTyped()
  const fieldRef = useFocusOrder()
  useRevalidation(typed, rules)
  const errors = state._tag === "Editing" ? state.errors : {}
  const refusal = state._tag === "Editing" ? state.refusal : undefined
  const error = (field: Credentials.Field) => {
    const key = errors[field]
    return key === undefined ? "" : t(key)
  }
  const edit = (field: Credentials.Field, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    send({ _tag: "Edited", field })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ _tag: "Submitted", credentials: typed, rules, remember })
  }
  return (
    <form aria-label={t("login")} className={styles["form"]} noValidate onSubmit={submit}>
      <TextField
        ref={fieldRef("username")}
        label={t("username")}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        value={typed.username}
        error={error("username")}
        onChange={(event) => edit("username", event.currentTarget.value)}
      />
      <PasswordField
        ref={fieldRef("password")}
        label={t("password")}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        value={typed.password}
        error={error("password")}
        onChange={(event) => edit("password", event.currentTarget.value)}
      />
      {state.captcha && (
        <LoginCaptcha
          ref={fieldRef("captcha")}
          value={typed.captcha}
          error={error("captcha")}
          onChange={(answer) => edit("captcha", answer)}
        />
      )}
      <div className={styles["row"]}>
        <Checkbox
          label={t("remember_password")}
          hint={t("on_this_device")}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <PressLink className={styles["link"]} {...enter(paths.forgot)}>
          {t("forgot_password")}
        </PressLink>
      </div>
      {refusal !== undefined && (
        <p role="alert" className={styles["refusal"]}>
          {t(refusal.key, { ...refusal.values })}
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={state._tag === "Submitting"}>
        {t("login")}
      </Button>
      <Ways />
    </form>
  )
}
