import { useAtom, useSetAtom } from "jotai"
import { useEffect } from "react"

import { hasStoodAtom, untilPaintedAtom } from "#atoms/system.ts"

/** Whether the first content has been on screen, so that what is not needed for it may load. */
export const useQuiet = (): boolean => {
  const [hasStood, setStood] = useAtom(hasStoodAtom)
  const untilPainted = useSetAtom(untilPaintedAtom)
  useEffect(() => {
    void untilPainted().then(() => setStood(true))
  }, [setStood, untilPainted])
  return hasStood
}
