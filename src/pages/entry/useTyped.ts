import { useState } from "react"
import { useTranslation } from "react-i18next"

import type { MessageKey } from "#i18n/messages.ts"

import { useFirstFocus } from "./useFirstFocus.ts"

interface Form<Field extends string> {
  readonly nothing: Readonly<Record<Field, string>>
  readonly errors: Partial<Readonly<Record<Field, MessageKey>>>
  /** The first of these gets the focus, see {@link useFirstFocus}. */
  readonly toFocus: ReadonlyArray<Field>
  readonly onEdited: (field: Field) => void
}

/** The typed values of a form of required texts. Only this hook stores them: passwords never reach an atom. */
export const useTyped = <Field extends string>({ nothing, errors, toFocus, onEdited }: Form<Field>) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(nothing)
  const inputRef = useFirstFocus(toFocus)
  const field = (name: Field) => {
    const error: MessageKey | undefined = errors[name]
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
