import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { feedbackFocusAtom, feedbackFormAtom } from "#atoms/messages/feedbackForm.ts"
import { limits } from "#config/limits.ts"
import * as Feedback from "#domain/messages/Feedback.ts"

import { useFirstFocus } from "../entry/useFirstFocus.ts"

/** The typed feedback, in component state until it is sent. */
export const useFeedback = () => {
  const { t } = useTranslation()
  const state = useAtomValue(feedbackFormAtom)
  const send = useSetAtom(feedbackFormAtom)
  const [typed, setTyped] = useState(Feedback.nothing)
  const fieldRef = useFirstFocus(useAtomValue(feedbackFocusAtom))
  const errors = state._tag === "Editing" ? state.errors : {}
  return {
    typed,
    field: (name: Feedback.Field) => {
      const error = errors[name]
      return {
        ref: fieldRef(name),
        name,
        required: true,
        error: error === undefined ? "" : t(error, name === "captcha" ? limits.captcha : limits.feedback),
      }
    },
    edit: <Name extends Feedback.Field>(name: Name, value: Feedback.Typed[Name]) => {
      setTyped((before) => ({ ...before, [name]: value }))
      send({ _tag: "Edited", field: name })
    },
    emptyCaptcha: () => setTyped((before) => ({ ...before, captcha: "" })),
    busy: state._tag === "Sending",
    submit: () => send({ _tag: "Submitted", typed }),
    refreshCaptcha: () => send({ _tag: "CaptchaPressed" }),
  }
}
