import { useAtomValue, useSetAtom } from "jotai"

import { enterAtom } from "#atoms/access.ts"
import { servicePopupOpenAtom } from "#atoms/menus.ts"
import { unreadAtom } from "#atoms/unread.ts"
import { paths } from "#config/paths.ts"
import type { Rule } from "#domain/Access.ts"
import { showsHome } from "#domain/PageFrame.ts"
import { BottomMenu, type BottomMenuPlace } from "#ui/frame/BottomMenu.tsx"

const places: Readonly<Record<BottomMenuPlace, { readonly path: string; readonly rule: Rule }>> = {
  home: { path: paths.home, rule: "anyone" },
  promotion: { path: paths.activity, rule: "anyone" },
  deposit: { path: paths.deposit, rule: "depositor" },
  member: { path: paths.memberHome, rule: "memberCentre" },
}

const placeOf = (path: string): BottomMenuPlace | undefined => {
  if (showsHome(path)) return "home"
  return (["promotion", "deposit", "member"] as const).find((place) => places[place].path === path)
}

/** The bottom menu, spec §2. */
export const BottomBar = ({ path }: { readonly path: string }) => {
  const enter = useSetAtom(enterAtom)
  const openService = useSetAtom(servicePopupOpenAtom)
  const { announcements, inbox, chat } = useAtomValue(unreadAtom)
  return (
    <BottomMenu
      active={placeOf(path)}
      onPick={(place) => enter(places[place])}
      onService={() => openService(true)}
      serviceDot={announcements + inbox + chat > 0}
    />
  )
}
