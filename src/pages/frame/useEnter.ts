import { useSetAtom } from "jotai"

import { enterAtom } from "#atoms/access.ts"
import type { Rule } from "#domain/Access.ts"

/** Link props of a page behind a rule: the address to see, and who takes the press. */
export const useEnter = () => {
  const enter = useSetAtom(enterAtom)
  return (path: string, rule: Rule = "anyone") => ({ href: path, onPress: () => enter({ rule, path }) })
}
