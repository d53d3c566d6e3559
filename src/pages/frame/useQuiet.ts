import { useEffect, useState } from "react"

/** The first content has stood once: whatever is opened after it has nothing to wait for. */
let hasStood = false

/** Whether the first content has been on screen for a frame, so that what is not needed for it may load. */
export const useQuiet = (): boolean => {
  const [quiet, setQuiet] = useState(hasStood)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        hasStood = true
        setQuiet(true)
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return quiet
}
