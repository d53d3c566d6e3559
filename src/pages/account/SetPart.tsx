import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { setPartAtom } from "#atoms/account/memberDetails.ts"
import { limits } from "#config/limits.ts"
import type { Part } from "#domain/account/MemberDetails.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import { messageText } from "#i18n/saying.ts"
import { Button } from "#ui/basic/Button.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

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
  const [text, setText] = useState("")
  const [wrong, setWrong] = useState<Message>()
  const save = useSetAtom(setPartAtom)
  const isBusy = useAtomValue(setPartAtom)
  // Stays set after success, because the dialog takes a moment to close.
  const isSent = useRef(false)
  const submit = async () => {
    if (isSent.current) return
    isSent.current = true
    const refusal = await save({ part, text })
    if (refusal === undefined) {
      onDone()
      return
    }
    isSent.current = false
    setWrong(refusal)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form aria-label={t(label)} noValidate onSubmit={onSubmit}>
      <TextField
        {...inputs[part]}
        label={t(label)}
        required
        maxLength={limits.fieldLength}
        hint={t("set_once_hint")}
        error={wrong === undefined ? "" : messageText(t, wrong)}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(undefined)
        }}
      />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {t("save")}
      </Button>
    </form>
  )
}

/** A button that sets an empty part of my account (decision 3). */
export const SetPart = ({ part, label }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles["set"]}>
      <Button size="small" onPress={() => setOpen(true)}>
        {t(titles[part])}
      </Button>
      <Modal open={isOpen} title={t(titles[part])} onClose={() => setOpen(false)}>
        <Form part={part} label={label} onDone={() => setOpen(false)} />
      </Modal>
    </span>
  )
}
