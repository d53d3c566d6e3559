import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"

import { useReducedMotion } from "../basic/useMedia.ts"
import type { RouteFades } from "./routeFades.ts"

export interface RouteFadeProps {
  /** Another one fades in. */
  readonly routeKey: string
  /** What fades may be loaded: the first content is there. */
  readonly ready?: boolean | undefined
  readonly children: ReactNode
}

/** What fades, once it is here; until then, and if it never comes, routes change with no fade. */
const useFades = (ready: boolean): RouteFades | undefined => {
  const [fades, setFades] = useState<RouteFades>()
  useEffect(() => {
    // Engines that cannot animate elements (before iOS 13.4) change routes with no fade.
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
export const RouteFade = ({ routeKey, ready = true, children }: RouteFadeProps) => {
  const fades = useFades(ready)
  const reduced = useReducedMotion()
  const route = useRef<HTMLDivElement>(null)
  const shown = useRef(routeKey)
  useLayoutEffect(() => {
    if (shown.current === routeKey) return undefined
    shown.current = routeKey
    return reduced || route.current === null ? undefined : fades?.fadeIn(route.current)
  }, [fades, reduced, routeKey])
  return <div ref={route}>{children}</div>
}
