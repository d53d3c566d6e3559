import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"

import { fieldsToFocusAtom } from "#atoms/login.ts"
import type { Field } from "#domain/Credentials.ts"

/** Refs of the fields; the first one that a refused form names gets the focus. */
export const useFocusOrder = () => {
  const fields = useRef(new Map<Field, HTMLInputElement>())
  const asked = useAtomValue(fieldsToFocusAtom)
  useEffect(() => {
    const [first] = asked
    if (first !== undefined) fields.current.get(first)?.focus()
  }, [asked])
  return (field: Field) => (input: HTMLInputElement | null) => {
    if (input === null) fields.current.delete(field)
    else fields.current.set(field, input)
  }
}
