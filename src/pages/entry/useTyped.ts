import { useState } from "react"

import type { MessageKey } from "#i18n/messages.ts"
import { useTranslation } from "#ui/texts.tsx"

import { useFirstFocus } from "./useFirstFocus.ts"

interface Form<Field extends string> {
  readonly nothing: Readonly<Record<Field, string>>
  readonly errors: Partial<Readonly<Record<Field, MessageKey>>>
  /** The first of these gets the focus, see {@link useFirstFocus}. */
  readonly asked: ReadonlyArray<Field>
  readonly onEdited: (field: Field) => void
}

/** What is typed in a form of required texts, kept here alone: passwords never reach an atom. */
export const useTyped = <Field extends string>({ nothing, errors, asked, onEdited }: Form<Field>) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(nothing)
  const inputRef = useFirstFocus(asked)
  const field = (name: Field) => {
    const error = errors[name]
    return {
      ref: inputRef(name),
      name,
      required: true,
      value: typed[name],
      error: error === undefined ? "" : t(error),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        const { value } = event.currentTarget
        setTyped((before) => ({ ...before, [name]: value }))
        onEdited(name)
      },
    }
  }
  return { typed, field }
}
