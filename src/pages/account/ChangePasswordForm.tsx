import { useAtomValue, useSetAtom } from "jotai"
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"

import {
  needsOldPasswordAtom,
  sendPasswordsAtom,
  passwordChangeAtom,
  passwordFocusAtom,
} from "#atoms/account/passwordChange.ts"
import { accountAtom } from "#atoms/session.ts"
import * as Passwords from "#domain/account/Passwords.ts"
import { Button } from "#ui/basic/Button.tsx"
import { PasswordField } from "#ui/form/PasswordField.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { NewPassword } from "#pages/entry/NewPassword.tsx"
import { useLanguageSettled } from "#pages/entry/useLanguageSettled.ts"
import { useTyped } from "#pages/entry/useTyped.ts"

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

/** The form of the password change (spec §2). Passwords stay in component state and never reach an atom. */
export const ChangePasswordForm = () => {
  const { t } = useTranslation()
  const state = useAtomValue(passwordChangeAtom)
  const send = useSetAtom(passwordChangeAtom)
  const sendPasswords = useSetAtom(sendPasswordsAtom)
  const account = useAtomValue(accountAtom)
  const needsOldPassword = useAtomValue(needsOldPasswordAtom)
  const { typed, field } = useTyped({
    nothing: Passwords.nothing,
    errors: state._tag === "Editing" ? state.errors : {},
    toFocus: useAtomValue(passwordFocusAtom),
    onEdited: (name) => send({ _tag: "Edited", field: name }),
  })
  useLanguageSettled(() => sendPasswords("LanguageSettled", typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sendPasswords("Submitted", typed)
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
      {needsOldPassword && (
        <PasswordField
          {...field("oldPassword")}
          label={t("old_password")}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      )}
      <NewPassword typed={typed.newPassword} field={field} />
      <Button type="submit" variant="primary" wide busy={state._tag !== "Editing"}>
        {t("submit_form")}
      </Button>
      <SamePasswordPopup />
    </form>
  )
}
