import { useSetAtom } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { readIsReturnAtom } from "#atoms/system/platform.ts"

export const useTop = (route: string): void => {
  const isReturn = useSetAtom(readIsReturnAtom)
  const shown = useRef(route)
  useLayoutEffect(() => {
    if (shown.current !== route && !isReturn()) window.scrollTo(0, 0)
    shown.current = route
  }, [isReturn, route])
}
