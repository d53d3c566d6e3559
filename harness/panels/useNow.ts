import { useEffect, useState } from "react"

import { useHarness } from "../dock/useHarness.ts"

/** The time of the app's clock, rounded up to a multiple of `step` milliseconds. Updates stop while the clock is frozen. */
export const useNow = (step: number): number => {
  const { clock } = useHarness()
  const [now, setNow] = useState(clock.now())
  useEffect(() => {
    let frame = 0
    const look = () => {
      setNow(Math.ceil(clock.now() / step) * step)
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [clock, step])
  return now
}
