import { type ReactNode, useEffect, useRef, useState } from "react"

import { whenNear } from "./nearView.ts"

export interface NearViewProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const NearView = ({ className, children }: NearViewProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => setNear(true))), [])
  return near ? children : <div ref={place} className={className} />
}
