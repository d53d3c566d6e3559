import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useMemo } from "react"
import { useLocation, useSearch } from "wouter"

import { replaceForbiddenPageAtom } from "#atoms/entry/access.ts"
import { isVerifyingTokenAtom, sessionAtom, unconfirmedAtom } from "#atoms/session.ts"
import { judge, type Rule } from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"

import { useIsLeaving } from "./AddressRouter.tsx"
import { LoadingPage } from "./LoadingPage.tsx"

interface Props {
  readonly rule: Rule
  readonly children: ReactNode
}

export const Guard = ({ rule, children }: Props) => {
  const [path] = useLocation()
  const search = useSearch()
  const session = useAtomValue(sessionAtom)
  const replaceForbiddenPage = useSetAtom(replaceForbiddenPageAtom)
  const verdict = useMemo(() => judge(rule, session), [rule, session])
  const isVerifyingToken = useAtomValue(isVerifyingTokenAtom)
  const isAllowed = verdict._tag === "Allowed"
  // If the session ends during a navigation, the navigation already replaces this page, so no redirect is needed.
  const isLeaving = useIsLeaving()
  const isTurned = !isAllowed && !isVerifyingToken && !isLeaving
  useEffect(() => {
    if (isTurned) replaceForbiddenPage({ verdict, path: search === "" ? path : `${path}?${search}` })
  }, [isTurned, path, search, replaceForbiddenPage, verdict])
  // The session of a link opens no page of its account until the player has confirmed it.
  const isHeld = useAtomValue(unconfirmedAtom) !== undefined && rule !== "anyone"
  if (isAllowed) return isHeld ? <PageSkeleton shape={Pages.at(path).shape} /> : children
  return isVerifyingToken ? <LoadingPage /> : null
}
