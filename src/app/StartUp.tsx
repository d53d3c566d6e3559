import { useSetAtom } from "jotai"
import { useEffect } from "react"

import { askOriginsAtom } from "#atoms/origins.ts"

/** What is asked once a start, when the first content stands: nothing on screen waits for it. */
export const StartUp = () => {
  const askOrigins = useSetAtom(askOriginsAtom)
  useEffect(() => askOrigins(), [askOrigins])
  return null
}
