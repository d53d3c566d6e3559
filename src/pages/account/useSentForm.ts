import { type PrimitiveAtom, useAtomValue, useSetAtom, type WritableAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { stepBackAtom } from "#atoms/frame/address.ts"
import type { FieldErrors } from "#domain/FieldErrors.ts"
import type * as SentForm from "#machines/SentForm.ts"
import { useFirstFocus } from "#pages/entry/useFirstFocus.ts"
import { messageText } from "#i18n/saying.ts"

export interface Atoms<Form, Field extends string> {
  readonly formAtom: WritableAtom<SentForm.State, [SentForm.Event<Form, Field>], void>
  readonly focusAtom: PrimitiveAtom<ReadonlyArray<Field>>
}

const none: FieldErrors = {}

/** A form of the security centre: its field errors, and the return after success. */
export const useSentForm = <Form, Field extends string>({ formAtom, focusAtom }: Atoms<Form, Field>) => {
  const { t } = useTranslation()
  const state = useAtomValue(formAtom)
  const send = useSetAtom(formAtom)
  const fieldRef = useFirstFocus(useAtomValue(focusAtom))
  const stepBack = useSetAtom(stepBackAtom)
  const isDone = state._tag === "Done"
  useEffect(() => {
    if (isDone) stepBack()
  }, [isDone, stepBack])
  const errors = state._tag === "Editing" ? state.errors : none
  return {
    errorOf: (field: Field) => {
      const error = errors[field]
      return error === undefined ? "" : messageText(t, error)
    },
    fieldRef,
    edited: (field: Field) => send({ _tag: "Edited", field }),
    submit: (form: Form) => send({ _tag: "Submitted", form }),
    busy: state._tag !== "Editing",
  }
}
