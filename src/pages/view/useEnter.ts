import { useSetAtom } from "jotai"

import { enterAtom } from "#atoms/entry/access.ts"
import type { Rule } from "#domain/Access.ts"

/** Returns a function that creates the props of a link to a page. `rule` replaces the page's own access rule. */
export const useEnter = () => {
  const enter = useSetAtom(enterAtom)
  return (path: string, rule?: Rule) => ({ href: path, onPress: () => enter({ path, rule }) })
}
