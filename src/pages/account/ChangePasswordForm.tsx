import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import {
  needsOldPasswordAtom,
  submitPasswordChangeAtom,
  passwordChangeAtom,
  passwordFocusAtom,
} from "#atoms/account/passwordChange.ts"
import { accountAtom } from "#atoms/session.ts"
import * as Passwords from "#domain/account/Passwords.ts"
import { Button } from "#ui/button/Button.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { NewPassword } from "#pages/form/NewPassword.tsx"
import { useLanguageLoaded } from "#pages/form/useLanguageLoaded.ts"
import { useFieldRules } from "#pages/form/useFieldRules.ts"
import { textField, useForm } from "#pages/form/useForm.ts"

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

/** Passwords stay in component state and never reach an atom. */
export const ChangePasswordForm = () => {
  const { t } = useTranslation()
  const state = useAtomValue(passwordChangeAtom)
  const send = useSetAtom(passwordChangeAtom)
  const submitPasswordChange = useSetAtom(submitPasswordChangeAtom)
  const { rules, withRules } = useFieldRules()
  const account = useAtomValue(accountAtom)
  const needsOldPassword = useAtomValue(needsOldPasswordAtom)
  const form = useForm({
    initial: () => Passwords.nothing,
    state,
    toFocus: useAtomValue(passwordFocusAtom),
    onEdited: (name: Passwords.Field) => send({ _tag: "Edited", field: name }),
  })
  const field = (name: Passwords.Field) => textField(form, name)
  useLanguageLoaded(() => submitPasswordChange("LanguageLoaded", { typed: form.values, rules }))
  const submit = form.onSubmit((typed) =>
    withRules((loaded) => submitPasswordChange("Submitted", { typed, rules: loaded })),
  )
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
      <NewPassword typed={form.values.newPassword} field={field} />
      <Refusal message={form.refusal} isAnnounced />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("submit_form")}
      </Button>
      <SamePasswordPopup />
    </form>
  )
}
