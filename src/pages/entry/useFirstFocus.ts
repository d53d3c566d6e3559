import { useEffect, useRef } from "react"

/** Refs of the fields of a form; the first of those that are asked for gets the focus. */
export const useFirstFocus = <Field extends string>(asked: ReadonlyArray<Field>) => {
  const inputs = useRef(new Map<Field, HTMLElement>())
  // What was asked of an earlier visit to the page is over.
  const seen = useRef(asked)
  useEffect(() => {
    const [first] = asked
    if (seen.current !== asked && first !== undefined) {
      const input = inputs.current.get(first)
      input?.focus()
      // A keyboard that comes up covers the lower half.
      input?.scrollIntoView({ block: "center" })
    }
    seen.current = asked
  }, [asked])
  return (field: Field) => (input: HTMLElement | null) => {
    if (input === null) inputs.current.delete(field)
    else inputs.current.set(field, input)
  }
}
