import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useCallback, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import {
  asksOldPasswordAtom,
  handOverPasswordAtom,
  passwordChangeAtom,
  passwordFocusAtom,
} from "#atoms/passwordChange.ts"
import { accountAtom } from "#atoms/session.ts"
import * as Passwords from "#domain/Passwords.ts"
import { strengthOf } from "#domain/Strength.ts"
import { Button } from "#ui/basic/Button.tsx"
import { PasswordField } from "#ui/form/PasswordField.tsx"
import { StrengthMeter } from "#ui/form/StrengthMeter.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { useFirstFocus } from "./useFirstFocus.ts"
import { useLanguageSettled } from "./useLanguageSettled.ts"

const SamePasswordPopup = () => {
  const { t } = useTranslation()
  const state = useAtomValue(passwordChangeAtom)
  const send = useSetAtom(passwordChangeAtom)
  const close = () => send({ _tag: "SamePopupClosed" })
  return (
    <Modal
      open={state._tag === "Editing" && state.isSame}
      title={t("same_password")}
      onClose={close}
      actions={[{ label: t("ok"), variant: "primary", onPress: close }]}
    >
      <p>{t("same_password_hint")}</p>
    </Modal>
  )
}

/** The form of the change of a password, spec §2. What is typed is kept here alone: passwords never reach an atom. */
export const ChangePasswordForm = () => {
  const { t } = useTranslation()
  const state = useAtomValue(passwordChangeAtom)
  const send = useSetAtom(passwordChangeAtom)
  const handOver = useSetAtom(handOverPasswordAtom)
  const account = useAtomValue(accountAtom)
  const asksOld = useAtomValue(asksOldPasswordAtom)
  const [typed, setTyped] = useState(Passwords.nothing)
  const fieldRef = useFirstFocus(useAtomValue(passwordFocusAtom))
  useLanguageSettled(useCallback(() => handOver("LanguageSettled", typed), [handOver, typed]))
  const errors = state._tag === "Editing" ? state.errors : {}
  const field = (name: Passwords.Field) => {
    const error = errors[name]
    return {
      ref: fieldRef(name),
      name,
      required: true,
      value: typed[name],
      error: error === undefined ? "" : t(error),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        const { value } = event.currentTarget
        setTyped((before) => ({ ...before, [name]: value }))
        send({ _tag: "Edited", field: name })
      },
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    handOver("Submitted", typed)
  }
  return (
    <form aria-label={t("change_password")} noValidate onSubmit={submit}>
      <TextField
        label={t("username")}
        name="username"
        autoComplete="username"
        readOnly
        value={account}
        spellCheck={false}
      />
      {asksOld && (
        <PasswordField
          {...field("oldPassword")}
          label={t("old_password")}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      )}
      <PasswordField
        {...field("newPassword")}
        label={t("new_password")}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      {typed.newPassword !== "" && <StrengthMeter strength={strengthOf(typed.newPassword)} />}
      <PasswordField
        {...field("confirmPassword")}
        label={t("confirm_password")}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <Button type="submit" variant="primary" wide busy={state._tag !== "Editing"}>
        {t("submit_form")}
      </Button>
      <SamePasswordPopup />
    </form>
  )
}
