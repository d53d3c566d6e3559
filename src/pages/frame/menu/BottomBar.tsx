import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { enterAtom } from "#atoms/entry/access.ts"
import { servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { isPlayClosedAtom } from "#atoms/merchant.ts"
import { showAppBadgeAtom, unreadAtom } from "#atoms/messages/unread.ts"
import { sessionAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { judge } from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { BottomMenu, type BottomMenuPlace } from "#ui/frame/menu/BottomMenu.tsx"

const places: Readonly<Record<BottomMenuPlace, string>> = {
  home: paths.home,
  promotion: paths.activity,
  deposit: paths.deposit,
  member: paths.memberHome,
}

const placeOf = (path: string): BottomMenuPlace | undefined => {
  if (Pages.isHome(path)) return "home"
  return (["promotion", "deposit", "member"] as const).find((place) => places[place] === path)
}

export const BottomBar = ({ path }: { readonly path: string }) => {
  const enter = useSetAtom(enterAtom)
  const openService = useSetAtom(servicePopupOpenAtom)
  const { announcements, inbox, chat } = useAtomValue(unreadAtom)
  const unread = announcements + inbox + chat
  const isRefused = judge("depositor", useAtomValue(sessionAtom))._tag === "Refused"
  const isPlayClosed = useAtomValue(isPlayClosedAtom) === true
  const showAppBadge = useSetAtom(showAppBadgeAtom)
  useEffect(() => showAppBadge(unread), [showAppBadge, unread])
  return (
    <BottomMenu
      active={placeOf(path)}
      isDepositClosed={isRefused || isPlayClosed}
      onPick={(place) => enter(places[place])}
      onService={() => openService(true)}
      serviceDot={unread > 0}
    />
  )
}
