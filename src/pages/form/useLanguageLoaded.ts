import { useAtomValue } from "jotai"
import { useEffect, useRef } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { languageLoadedAtom } from "#atoms/entry/login.ts"

/** Calls `onLoaded` after a language change. The form then validates the filled fields again (spec §9). */
export const useLanguageLoaded = (onLoaded: () => void): void => {
  const loaded = valueOf(useAtomValue(languageLoadedAtom))?.language
  const seen = useRef(loaded)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== loaded) onLoaded()
    seen.current = loaded
  })
}
