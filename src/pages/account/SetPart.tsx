import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { setPartAtom } from "#atoms/memberDetails.ts"
import { limits } from "#config/limits.ts"
import type { Part } from "#domain/MemberDetails.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import { Button } from "#ui/basic/Button.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import styles from "./MyAccount.module.css"

interface Props {
  readonly part: Part
  readonly label: MessageKey
}

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
  const submit = async () => {
    const said = await save({ part, text })
    if (said === undefined) onDone()
    else setWrong(said)
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
        error={wrong === undefined ? "" : t(wrong.key, { ...wrong.values })}
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

/** The way to set a part of my account that is empty (decision 3). */
export const SetPart = ({ part, label }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles["set"]}>
      <Button size="small" onPress={() => setOpen(true)}>
        {t("set_part", { name: t(label) })}
      </Button>
      <Modal open={isOpen} title={t("set_part", { name: t(label) })} onClose={() => setOpen(false)}>
        <Form part={part} label={label} onDone={() => setOpen(false)} />
      </Modal>
    </span>
  )
}
