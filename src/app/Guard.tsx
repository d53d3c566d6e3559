import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useMemo } from "react"
import { useSearch } from "wouter"

import { turnFromAddressAtom } from "#atoms/access.ts"
import { isAdoptingAtom, sessionAtom } from "#atoms/session.ts"
import { judge, type Rule } from "#domain/Access.ts"

import { LateSpinner } from "./LateSpinner.tsx"

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
  const verdict = useMemo(() => judge(rule, session), [rule, session])
  const isAdopting = useAtomValue(isAdoptingAtom)
  const isAllowed = verdict._tag === "Allowed"
  const isTurned = !isAllowed && !isAdopting
  useEffect(() => {
    if (isTurned) turnFrom({ verdict, path: search === "" ? path : `${path}?${search}` })
  }, [isTurned, path, search, turnFrom, verdict])
  if (isAllowed) return children
  return isAdopting ? <LateSpinner /> : null
}
