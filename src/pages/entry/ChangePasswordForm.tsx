import { useAtomValue, useSetAtom } from "jotai"
import type { FormEvent } from "react"
import { useTranslation } from "#ui/texts.tsx"

import {
  asksOldPasswordAtom,
  handOverPasswordAtom,
  passwordChangeAtom,
  passwordFocusAtom,
} from "#atoms/passwordChange.ts"
import { accountAtom } from "#atoms/session.ts"
import * as Passwords from "#domain/Passwords.ts"
import { Button } from "#ui/basic/Button.tsx"
import { PasswordField } from "#ui/form/PasswordField.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { NewPassword } from "./NewPassword.tsx"
import { useLanguageSettled } from "./useLanguageSettled.ts"
import { useTyped } from "./useTyped.ts"

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
  const { typed, field } = useTyped({
    nothing: Passwords.nothing,
    errors: state._tag === "Editing" ? state.errors : {},
    asked: useAtomValue(passwordFocusAtom),
    onEdited: (name) => send({ _tag: "Edited", field: name }),
  })
  useLanguageSettled(() => handOver("LanguageSettled", typed))
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
      <NewPassword typed={typed.newPassword} field={field} />
      <Button type="submit" variant="primary" wide busy={state._tag !== "Editing"}>
        {t("submit_form")}
      </Button>
      <SamePasswordPopup />
    </form>
  )
}
