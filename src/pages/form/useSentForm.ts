import { type PrimitiveAtom, useAtomValue, useSetAtom, type WritableAtom } from "jotai"

import type * as SentForm from "#machines/SentForm.ts"

import { type FormOptions, useForm } from "./useForm.ts"

export interface SentFormAtoms<Form, Field extends string> {
  readonly formAtom: WritableAtom<SentForm.State, [SentForm.Event<Form, Field>], void>
  readonly focusAtom: PrimitiveAtom<ReadonlyArray<Field>>
}

export const useSentForm = <Form, Field extends string, Values extends object>(
  { formAtom, focusAtom }: SentFormAtoms<Form, Field>,
  options: Pick<FormOptions<Values, Field>, "initial" | "draft" | "errorValues">,
) => {
  const state = useAtomValue(formAtom)
  const send = useSetAtom(formAtom)
  const form = useForm<Values, Field>({
    ...options,
    state,
    toFocus: useAtomValue(focusAtom),
    onEdited: (field) => send({ _tag: "Edited", field }),
  })
  return {
    ...form,
    isSent: state._tag === "Sent",
    send: (values: Form) => send({ _tag: "Submitted", form: values }),
    startOver: () => send({ _tag: "StartedOver" }),
  }
}
