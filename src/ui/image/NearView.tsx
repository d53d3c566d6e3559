import { type ReactNode, useEffect, useRef, useState } from "react"

import { whenNear } from "./nearView.ts"

export const NearView = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => setNear(true))), [])
  return near ? children : <div ref={place} />
}
