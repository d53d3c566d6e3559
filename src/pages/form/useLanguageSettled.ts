import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { languageSettledAtom } from "#atoms/entry/login.ts"

/** Calls back after a language change, because filled fields are then validated again (spec §9). */
export const useLanguageSettled = (onSettled: () => void): void => {
  const settled = valueOf(useAtomValue(languageSettledAtom))?.language
  const seen = useRef(settled)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== settled) onSettled()
    seen.current = settled
  })
}
