import { useAtomValue, useSetAtom } from "jotai"
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"

import { feedbackFormAtom } from "#atoms/messages/feedbackForm.ts"
import { limits } from "#config/limits.ts"
import * as Feedback from "#domain/messages/Feedback.ts"
import { Button } from "#ui/basic/Button.tsx"
import { Select } from "#ui/form/Select.tsx"
import { TextArea } from "#ui/form/TextArea.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { EntryCaptcha } from "../entry/EntryCaptcha.tsx"
import styles from "./FeedbackPage.module.css"
import { useFeedback } from "./useFeedback.ts"

const SentPopup = () => {
  const { t } = useTranslation()
  const state = useAtomValue(feedbackFormAtom)
  const send = useSetAtom(feedbackFormAtom)
  const close = () => send({ _tag: "SentPopupClosed" })
  return (
    <Modal
      open={state._tag === "Editing" && state.isSent}
      title={t("sent_success")}
      onClose={close}
      actions={[{ label: t("ok"), variant: "primary", onPress: close }]}
    >
      <p>{t("sent_success_hint")}</p>
    </Modal>
  )
}

const Fields = () => {
  const { t } = useTranslation()
  const { typed, field, edit, emptyCaptcha, busy, submit, refreshCaptcha } = useFeedback()
  const write = (text: string, isComposing: boolean) =>
    edit("content", isComposing ? text : Feedback.clipped(text))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (Feedback.isLongEnough(typed.content)) submit()
  }
  return (
    <form aria-label={t("feedback")} noValidate onSubmit={onSubmit}>
      <Select
        {...field("type")}
        label={t("question_type")}
        placeholder={t("choose")}
        options={Feedback.questionTypes.map((type) => ({
          value: String(type),
          label: t(Feedback.typeNames[type]),
        }))}
        value={typed.type === Feedback.noType ? "" : String(typed.type)}
        onChange={(event) => edit("type", Feedback.typeOf(event.currentTarget.value))}
      />
      <TextArea
        {...field("content")}
        label={t("feedback_content")}
        hint={t("feedback_length", limits.feedback)}
        count={`${Feedback.lengthOf(typed.content)}/${limits.feedback.max}`}
        value={typed.content}
        onChange={({ currentTarget, nativeEvent }) =>
          // Does not cut text that is being composed in an input method.
          write(currentTarget.value, "isComposing" in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => write(currentTarget.value, false)}
      />
      <EntryCaptcha
        {...field("captcha")}
        value={typed.captcha}
        onChange={(answer) => edit("captcha", answer)}
        onEmpty={emptyCaptcha}
        onRefresh={refreshCaptcha}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        disabled={!Feedback.isLongEnough(typed.content)}
      >
        {t("send_feedback")}
      </Button>
    </form>
  )
}

/** The form; it is cleared after sending. */
export const FeedbackForm = () => {
  const { t } = useTranslation()
  const { round } = useAtomValue(feedbackFormAtom)
  return (
    <>
      <p className={styles["lead"]}>{t("feedback_lead")}</p>
      <Fields key={round} />
      <SentPopup />
    </>
  )
}
