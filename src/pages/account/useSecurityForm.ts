import { useSetAtom } from "jotai"
import { useEffect } from "react"

import { goBackAtom } from "#atoms/frame/address.ts"

import type { FormOptions } from "../form/useForm.ts"
import { type SentFormAtoms, useSentForm } from "../form/useSentForm.ts"

export const useSecurityForm = <Form, Field extends string, Values extends object>(
  atoms: SentFormAtoms<Form, Field>,
  initial: FormOptions<Values, Field>["initial"],
) => {
  const form = useSentForm<Form, Field, Values>(atoms, { initial })
  const goBack = useSetAtom(goBackAtom)
  const { isSent } = form
  useEffect(() => {
    if (isSent) goBack()
  }, [isSent, goBack])
  return form
}
