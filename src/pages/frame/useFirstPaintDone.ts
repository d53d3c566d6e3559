import { useAtom, useSetAtom } from "jotai"
import { useEffect } from "react"

import { firstPaintDoneAtom, afterNextPaintAtom } from "#atoms/frame/firstPaint.ts"

export const useFirstPaintDone = (): boolean => {
  const [firstPaintDone, setDone] = useAtom(firstPaintDoneAtom)
  const afterNextPaint = useSetAtom(afterNextPaintAtom)
  useEffect(() => {
    void afterNextPaint().then(() => setDone(true))
  }, [setDone, afterNextPaint])
  return firstPaintDone
}
