import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"

import { seconds } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import { useReducedMotion } from "../basic/useMedia.ts"

export interface RouteFadeProps {
  /** Another one fades in. */
  readonly routeKey: string
  /** The coming route appears without a fade, as after a swipe back. */
  readonly still?: boolean | undefined
  /** The motion library may be loaded: the first content is there. */
  readonly ready?: boolean | undefined
  readonly children: ReactNode
}

type Animate = (typeof import("./motion.ts"))["animate"]

/** What animates, once it is here; until then, and if it never comes, routes change with no fade. */
const useAnimate = (ready: boolean): Animate | undefined => {
  const [motion, setMotion] = useState<{ readonly animate: Animate }>()
  useEffect(() => {
    // Engines that cannot animate elements (before iOS 13.4) change routes with no fade.
    if (!ready || !("animate" in Element.prototype)) return
    import("./motion.ts").then(setMotion, () => {})
  }, [ready])
  return motion?.animate
}

/** Fades a route in. The library is asked to animate an element, so that the first screen does without it. */
export const RouteFade = ({ routeKey, still = false, ready = true, children }: RouteFadeProps) => {
  const animate = useAnimate(ready)
  const fades = !useReducedMotion() && !still
  const route = useRef<HTMLDivElement>(null)
  const shown = useRef(routeKey)
  useLayoutEffect(() => {
    if (shown.current === routeKey) return undefined
    shown.current = routeKey
    if (!fades || animate === undefined || route.current === null) return undefined
    const fade = animate(route.current, { opacity: [0, 1] }, { duration: seconds(timings.routeFade) })
    return () => fade.complete()
  }, [animate, fades, routeKey])
  return <div ref={route}>{children}</div>
}
