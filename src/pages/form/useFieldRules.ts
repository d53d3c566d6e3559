import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"

import { knownRulesAtom, withRulesAtom } from "#atoms/fieldRules.ts"
import type { FieldRules } from "#domain/FieldRules.ts"

/** `withRules` waits for the server's rules and then runs an action, unless the form has unmounted. */
export const useFieldRules = () => {
  const rules = useAtomValue(knownRulesAtom)
  const awaitRules = useSetAtom(withRulesAtom)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  const withRules = (action: (rules: FieldRules) => void): void => {
    cancel.current()
    cancel.current = awaitRules(action)
  }
  return { rules, withRules }
}
