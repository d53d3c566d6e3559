import { useState } from "react"

import { type Atoms, useSentForm } from "./useSentForm.ts"

/** A form of text fields. The texts are in component state only: passwords never reach an atom. */
export const useTypedForm = <Form, Field extends string, Typed extends Readonly<Record<Field, string>>>(
  atoms: Atoms<Form, Field>,
  initial: Typed,
) => {
  const { fieldRef, errorOf, edited, submit, busy } = useSentForm(atoms)
  const [typed, setTyped] = useState(initial)
  const change = (name: Field, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }))
    edited(name)
  }
  return {
    typed,
    change,
    field: (name: Field) => ({
      ref: fieldRef(name),
      name,
      required: true,
      value: typed[name],
      error: errorOf(name),
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        change(name, currentTarget.value),
    }),
    submit,
    busy,
  }
}
