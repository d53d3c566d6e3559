import { useCallback, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { memberPartForm } from "#atoms/account/memberDetails.ts"
import { limits } from "#config/limits.ts"
import type { Part } from "#domain/account/MemberDetails.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Button } from "#ui/button/Button.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { useFieldRules } from "../form/useFieldRules.ts"
import { textField } from "../form/useForm.ts"
import { useSentForm } from "../form/useSentForm.ts"
import styles from "./MyAccount.module.css"

interface Props {
  readonly part: Part
  readonly label: MessageKey
}

const titles = {
  nickname: "set_nickname",
  email: "set_email",
  payeeName: "set_real_name",
} as const

const inputs = {
  nickname: { type: "text", autoComplete: "nickname" },
  email: { type: "email", autoComplete: "email" },
  payeeName: { type: "text", autoComplete: "name" },
} as const

const Form = ({ part, label, onDone }: Props & { readonly onDone: () => void }) => {
  const { t } = useTranslation()
  const { withRules } = useFieldRules()
  const form = useSentForm(memberPartForm, { initial: () => ({ text: "" }) })
  const { isSent } = form
  useEffect(() => {
    if (isSent) onDone()
  }, [isSent, onDone])
  return (
    <form
      aria-label={t(label)}
      noValidate
      onSubmit={form.onSubmit(({ text }) => withRules((rules) => form.send({ part, text, rules })))}
    >
      <TextField
        {...textField(form, "text")}
        {...inputs[part]}
        label={t(label)}
        maxLength={limits.fieldLength}
        hint={t("set_once_hint")}
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("save")}
      </Button>
    </form>
  )
}

export const SetPart = ({ part, label }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <span className={styles["set"]}>
      <Button size="small" onPress={() => setOpen(true)}>
        {t(titles[part])}
      </Button>
      <Modal open={isOpen} title={t(titles[part])} onClose={close}>
        <Form part={part} label={label} onDone={close} />
      </Modal>
    </span>
  )
}
