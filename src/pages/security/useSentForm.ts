import { type PrimitiveAtom, useAtomValue, useSetAtom, type WritableAtom } from "jotai"
import { useEffect } from "react"

import type { FieldErrors } from "#domain/FieldErrors.ts"
import type * as SentForm from "#machines/SentForm.ts"
import { useTranslation } from "#ui/texts.tsx"

import { useFirstFocus } from "../entry/useFirstFocus.ts"
import { useStepBack } from "../frame/useStepBack.ts"

interface Atoms<Form, Field extends string> {
  readonly formAtom: WritableAtom<
    SentForm.State,
    [SentForm.Event<Form, Field> | { readonly life: "start" | "stop" }],
    void
  >
  readonly focusAtom: PrimitiveAtom<ReadonlyArray<Field>>
}

const none: FieldErrors = {}

/** A form of the security centre: what is said of its fields, and the way back when it was taken. */
export const useSentForm = <Form, Field extends string>({ formAtom, focusAtom }: Atoms<Form, Field>) => {
  const { t } = useTranslation()
  const state = useAtomValue(formAtom)
  const send = useSetAtom(formAtom)
  const fieldRef = useFirstFocus(useAtomValue(focusAtom))
  const stepBack = useStepBack()
  const isDone = state._tag === "Done"
  useEffect(() => {
    if (isDone) stepBack()
    // The way back is another function each time, and is taken once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone])
  const errors = state._tag === "Editing" ? state.errors : none
  return {
    errorOf: (field: Field) => {
      const error = errors[field]
      return error === undefined ? "" : t(error.key, { ...error.values })
    },
    fieldRef,
    edited: (field: Field) => send({ _tag: "Edited", field }),
    submit: (form: Form) => send({ _tag: "Submitted", form }),
    busy: state._tag !== "Editing",
  }
}
