import { useSetAtom } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { readArrivalAtom } from "#atoms/frame/address.ts"

/** Scrolls to the top on forward navigation between addresses of the same page; the route itself does not change. */
export const useTopOfNext = (address: string): void => {
  const askArrival = useSetAtom(readArrivalAtom)
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (shown.current !== address && askArrival() === "push") window.scrollTo(0, 0)
    shown.current = address
  }, [address, askArrival])
}
