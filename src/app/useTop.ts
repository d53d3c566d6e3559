import { useSetAtom } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { askReturnAtom } from "#atoms/system.ts"

/** Starts a route that is entered anew at its top; one that is come back to stands where it was left. */
export const useTop = (route: string): void => {
  const isReturn = useSetAtom(askReturnAtom)
  const shown = useRef(route)
  useLayoutEffect(() => {
    if (shown.current !== route && !isReturn()) window.scrollTo(0, 0)
    shown.current = route
  }, [isReturn, route])
}
