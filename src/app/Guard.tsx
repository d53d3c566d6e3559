import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect } from "react"
import { useSearch } from "wouter"

import { turnFromAddressAtom } from "#atoms/access.ts"
import { sessionAtom } from "#atoms/session.ts"
import { judge, type Rule } from "#domain/Access.ts"

interface Props {
  readonly rule: Rule
  readonly path: string
  readonly children: ReactNode
}

/** Shows a page to those who may see it; others are sent on. */
export const Guard = ({ rule, path, children }: Props) => {
  const search = useSearch()
  const session = useAtomValue(sessionAtom)
  const turnFrom = useSetAtom(turnFromAddressAtom)
  const verdict = judge(rule, session)
  const isAllowed = verdict._tag === "Allowed"
  useEffect(() => {
    if (!isAllowed) turnFrom({ verdict, path: search === "" ? path : `${path}?${search}` })
    // A verdict is a new object each time; only a change of its outcome matters.
  }, [isAllowed])
  return isAllowed ? children : null
}
