import { type RefObject, useEffect, useRef } from "react"

/** Focuses the first field of `toFocus`, each time `toFocus` is a new array. */
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
      // Scrolls to the centre, because the on-screen keyboard covers the lower half of the screen.
      input?.scrollIntoView({ block: "center" })
    }
    seen.current = toFocus
  }, [toFocus, inputs])
}
