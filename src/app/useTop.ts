import { useSetAtom } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { readIsReturnAtom } from "#atoms/frame/system.ts"

/** Scrolls to the top on forward navigation to another route; back navigation keeps the scroll position. */
export const useTop = (route: string): void => {
  const isReturn = useSetAtom(readIsReturnAtom)
  const shown = useRef(route)
  useLayoutEffect(() => {
    if (shown.current !== route && !isReturn()) window.scrollTo(0, 0)
    shown.current = route
  }, [isReturn, route])
}
