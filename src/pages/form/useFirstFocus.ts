import { type RefObject, useEffect, useRef } from "react"

/** Focuses the first field of each new array. */
export const useFirstFocus = <Field extends string>(
  toFocus: ReadonlyArray<Field>,
  inputs: RefObject<ReadonlyMap<Field, HTMLElement>>,
): void => {
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
  }, [toFocus, inputs])
}
