import { useAtom } from "jotai"
import { useEffect } from "react"

import { hasStoodAtom } from "#atoms/system.ts"

/** Whether the first content has been on screen for a frame, so that what is not needed for it may load. */
export const useQuiet = (): boolean => {
  const [hasStood, setStood] = useAtom(hasStoodAtom)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStood(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [setStood])
  return hasStood
}
