import { useEffect, useRef } from "react"

/** Returns refs for the fields of a form. Focuses the first of the given fields when the array changes. */
export const useFirstFocus = <Field extends string>(toFocus: ReadonlyArray<Field>) => {
  const inputs = useRef(new Map<Field, HTMLElement>())
  // An array from an earlier mount of the page must not move the focus.
  const seen = useRef(toFocus)
  useEffect(() => {
    const [first] = toFocus
    if (seen.current !== toFocus && first !== undefined) {
      const input = inputs.current.get(first)
      input?.focus()
      // The on-screen keyboard covers the lower half.
      input?.scrollIntoView({ block: "center" })
    }
    seen.current = toFocus
  }, [toFocus])
  return (field: Field) => (input: HTMLElement | null) => {
    if (input === null) inputs.current.delete(field)
    else inputs.current.set(field, input)
  }
}
