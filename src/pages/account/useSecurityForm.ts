import { useSetAtom } from "jotai"
import { useEffect } from "react"

import { stepBackAtom } from "#atoms/frame/address.ts"

import type { FormOptions } from "../form/useForm.ts"
import { type SentFormAtoms, useSentForm } from "../form/useSentForm.ts"

export const useSecurityForm = <Form, Field extends string, Values extends object>(
  atoms: SentFormAtoms<Form, Field>,
  initial: FormOptions<Values, Field>["initial"],
) => {
  const form = useSentForm<Form, Field, Values>(atoms, { initial })
  const stepBack = useSetAtom(stepBackAtom)
  const { isSent } = form
  useEffect(() => {
    if (isSent) stepBack()
  }, [isSent, stepBack])
  return form
}
