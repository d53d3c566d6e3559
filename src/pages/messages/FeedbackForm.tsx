import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { captchaAtom } from "#atoms/entry/login.ts"
import { feedbackForm } from "#atoms/messages/feedbackForm.ts"
import { limits } from "#config/limits.ts"
import type { DraftValues } from "#domain/FormDraft.ts"
import * as Feedback from "#domain/messages/Feedback.ts"
import { Button } from "#ui/button/Button.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { TextArea } from "#ui/form/text/TextArea.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { FormCaptcha } from "../form/FormCaptcha.tsx"
import { useSentForm } from "../form/useSentForm.ts"
import styles from "./FeedbackPage.module.css"

const SentPopup = () => {
  const { t } = useTranslation()
  const state = useAtomValue(feedbackForm.formAtom)
  const send = useSetAtom(feedbackForm.formAtom)
  const close = () => send({ _tag: "StartedOver" })
  return (
    <Modal
      open={state._tag === "Sent"}
      title={t("sent_success")}
      onClose={close}
      actions={[{ label: t("ok"), variant: "primary", onPress: close }]}
    >
      <p>{t("sent_success_hint")}</p>
    </Modal>
  )
}

const draft = {
  form: "feedback",
  toStore: ({ type, content }: Feedback.Typed) => ({
    type: type === Feedback.noType ? "" : String(type),
    content,
  }),
  restored: (initial: Feedback.Typed, { type = "", content = "" }: DraftValues): Feedback.Typed => ({
    ...initial,
    type: Feedback.typeOf(type),
    content,
  }),
} as const

const useFeedback = () => {
  const form = useSentForm(feedbackForm, {
    initial: () => Feedback.nothing,
    draft,
    errorValues: (name: Feedback.Field) => (name === "captcha" ? limits.captcha : limits.feedback),
  })
  const field = (name: Feedback.Field) => ({
    ref: form.fieldRef(name),
    name,
    required: true,
    error: form.errorOf(name),
  })
  return { ...form, field }
}

const Fields = () => {
  const { t } = useTranslation()
  const { values: typed, field, edit, change, refusal, busy, onSubmit, send } = useFeedback()
  const refreshCaptcha = useSetAtom(captchaAtom.refetchAtom)
  const reason = useId()
  const missing = limits.feedback.min - Feedback.lengthOf(typed.content)
  const write = (text: string, isComposing: boolean) =>
    edit("content", isComposing ? text : Feedback.clipped(text))
  const submit = onSubmit((values) => {
    if (Feedback.isLongEnough(values.content)) send(values)
  })
  return (
    <form aria-label={t("feedback")} noValidate onSubmit={submit}>
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
          // While an input method composes a word, the text is not cut to the maximum length.
          write(currentTarget.value, "isComposing" in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => write(currentTarget.value, false)}
      />
      <FormCaptcha
        {...field("captcha")}
        value={typed.captcha}
        onChange={(answer) => edit("captcha", answer)}
        onEmpty={() => change((before) => ({ ...before, captcha: "" }))}
        onRefresh={() => refreshCaptcha()}
      />
      <Refusal message={refusal} />
      <Button type="submit" variant="primary" wide busy={busy} disabled={missing > 0} describedBy={reason}>
        {t("send_feedback")}
      </Button>
      <p id={reason} className={styles["reason"]}>
        {missing > 0 && t("feedback_missing", { missing })}
      </p>
    </form>
  )
}

export const FeedbackForm = () => {
  const { t } = useTranslation()
  const { formNumber } = useAtomValue(feedbackForm.formAtom)
  return (
    <>
      <p className={styles["lead"]}>{t("feedback_lead")}</p>
      <Fields key={formNumber} />
      <SentPopup />
    </>
  )
}
