import { useEffect, useLayoutEffect, useRef } from "react"

/** Starts a page that a step forward leads to at its top, when it is one of the same kind: no other route tells of it. */
export const useTopOfNext = (address: string): void => {
  const wasPushed = useRef(false)
  const shown = useRef(address)
  useEffect(() => {
    // The router tells of entries that pages push and replace.
    const note = ({ type }: Event) => {
      wasPushed.current = type === "pushState"
    }
    const steps = ["pushState", "replaceState", "popstate"]
    steps.forEach((step) => window.addEventListener(step, note))
    return () => steps.forEach((step) => window.removeEventListener(step, note))
  }, [])
  useLayoutEffect(() => {
    if (shown.current !== address && wasPushed.current) window.scrollTo(0, 0)
    shown.current = address
  }, [address])
}
