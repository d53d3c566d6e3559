import { type ReactNode, useEffect, useRef, useState } from "react"

import { whenNear } from "./nearView.ts"

export interface NearViewProps {
  /** Keeps the place until then. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What is drawn, and with that asked for, once its place comes near the screen. */
export const NearView = ({ className, children }: NearViewProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => setNear(true))), [])
  return near ? children : <div ref={place} className={className} />
}
