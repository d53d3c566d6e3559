import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"

import { useReducedMotion } from "#ui/basic/useMedia.ts"
import type { RouteFades } from "./routeFades.ts"

export interface RouteFadeProps {
  readonly routeKey: string
  /** True after the first paint, so that the animation chunk may load. */
  readonly ready?: boolean | undefined
  /** True if the browser has already animated the change of route. */
  readonly isAnimated?: boolean | undefined
  readonly children: ReactNode
}

const useFades = (ready: boolean): RouteFades | undefined => {
  const [fades, setFades] = useState<RouteFades>()
  useEffect(() => {
    // Engines without `Element.animate` (before iOS 13.4) change routes without a fade.
    if (!ready || !("animate" in Element.prototype)) return
    import("./routeFades.ts").then(
      ({ startFades }) => setFades(startFades()),
      () => {},
    )
  }, [ready])
  useEffect(() => fades?.stop, [fades])
  return fades
}

/** Fades a route in (spec §9). */
export const RouteFade = ({ routeKey, ready = true, isAnimated = false, children }: RouteFadeProps) => {
  const fades = useFades(ready)
  const reduced = useReducedMotion()
  const route = useRef<HTMLDivElement>(null)
  const shown = useRef(routeKey)
  useLayoutEffect(() => {
    if (shown.current === routeKey) return undefined
    shown.current = routeKey
    return reduced || isAnimated || route.current === null ? undefined : fades?.fadeIn(route.current)
  }, [fades, isAnimated, reduced, routeKey])
  return <div ref={route}>{children}</div>
}
