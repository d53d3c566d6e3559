import { type LazyFeatureBundle, LazyMotion } from "framer-motion"
import * as m from "framer-motion/m"
import { type ReactNode, useEffect, useState } from "react"

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

type Features = Awaited<ReturnType<LazyFeatureBundle>>

const never: LazyFeatureBundle = () => new Promise<Features>(() => {})

/** The features, once they are here; without them routes change with no fade. */
const useFeatures = (ready: boolean): Features | undefined => {
  const [features, setFeatures] = useState<Features>()
  useEffect(() => {
    if (!ready) return
    import("./motionFeatures.ts").then(
      ({ domMin }) => setFeatures(domMin),
      () => {},
    )
  }, [ready])
  return features
}

export const RouteFade = ({ routeKey, still = false, ready = true, children }: RouteFadeProps) => {
  const features = useFeatures(ready)
  const fades = !useReducedMotion() && !still && features !== undefined
  return (
    <LazyMotion features={features ?? never} strict>
      <m.div
        key={routeKey}
        initial={fades ? { opacity: 0 } : false}
        animate={{ opacity: 1 }}
        transition={{ duration: fades ? seconds(timings.routeFade) : 0 }}
      >
        {children}
      </m.div>
    </LazyMotion>
  )
}
