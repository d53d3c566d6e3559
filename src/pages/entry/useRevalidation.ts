import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { languageSettledAtom, loginAtom } from "#atoms/login.ts"
import type { Credentials } from "#domain/Credentials.ts"
import type { FieldRules } from "#domain/FieldRules.ts"

/** A change of language looks at the filled fields again once it has settled (spec §2 "Login screen"). */
export const useRevalidation = (credentials: Credentials, rules: FieldRules): void => {
  const settled = valueOf(useAtomValue(languageSettledAtom))?.language
  const send = useSetAtom(loginAtom)
  const seen = useRef(settled)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== settled)
      send({ _tag: "LanguageSettled", credentials, rules })
    seen.current = settled
  }, [settled, send, credentials, rules])
}
