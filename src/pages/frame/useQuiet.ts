import { useEffect, useState } from "react"

/** Whether the first content has been on screen for a frame, so that what is not needed for it may load. */
export const useQuiet = (): boolean => {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setQuiet(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return quiet
}
