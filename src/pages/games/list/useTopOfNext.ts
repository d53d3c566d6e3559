import { useSetAtom } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { readArrivalAtom } from "#atoms/frame/address.ts"

/** Scrolls to the top on forward navigation within the same route. */
export const useTopOfNext = (address: string): void => {
  const askArrival = useSetAtom(readArrivalAtom)
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (shown.current !== address && askArrival() === "push") window.scrollTo(0, 0)
    shown.current = address
  }, [address, askArrival])
}
