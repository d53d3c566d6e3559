import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { nextResetAtom } from "#atoms/protection/limits.ts"
import { awaitEndAtom } from "#atoms/protection/protection.ts"

/** Refetches when a limit resets, so that the page shows what the limit leaves then. */
export const useResets = (): void => {
  const resets = useAtomValue(nextResetAtom)
  const awaitEnd = useSetAtom(awaitEndAtom)
  useEffect(() => (resets === undefined ? undefined : awaitEnd(resets)), [resets, awaitEnd])
}
