import { useAtomValue, useSetAtom } from "jotai"
import type { ReactNode } from "react"

import { downloadOfferAtom, downloadPendingAtom, menuOpenAtom, openDownloadAtom } from "#atoms/frame/menus.ts"
import { nicknameAtom } from "#atoms/account/member.ts"
import { showsRegisterAtom, showsInboxAtom } from "#atoms/system/whitelabel.ts"
import { inboxBadgeAtom } from "#atoms/messages/unread.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import { TopBar } from "#ui/frame/header/TopBar.tsx"
import { isMemberAtom } from "#atoms/session.ts"

import { useEnter } from "#pages/view/useEnter.ts"
import { useScrolled } from "./useScrolled.ts"

interface Props {
  readonly isHome: boolean
  readonly children?: ReactNode | undefined
}

const MemberHeader = ({ isHome, children }: Props) => {
  const frame = useHeader(isHome)
  const enter = useEnter()
  const refresh = useSetAtom(walletAtom.refetchAtom)
  const member = {
    nickname: useAtomValue(nicknameAtom),
    balance: useAtomValue(balanceAtom),
    refreshing: useAtomValue(isBalanceRefreshingAtom),
    badge: useAtomValue(inboxBadgeAtom),
    inbox: useAtomValue(showsInboxAtom) ? enter(paths.inbox) : undefined,
    onRefresh: () => refresh(),
  }
  return (
    <TopBar {...frame} member={member}>
      {children}
    </TopBar>
  )
}

const GuestHeader = ({ isHome, children }: Props) => {
  const frame = useHeader(isHome)
  const enter = useEnter()
  const register = useAtomValue(showsRegisterAtom) ? enter(paths.register) : undefined
  return (
    <TopBar {...frame} guest={{ login: enter(paths.login), register }}>
      {children}
    </TopBar>
  )
}

const useHeader = (isHome: boolean) => {
  const enter = useEnter()
  const openMenu = useSetAtom(menuOpenAtom)
  const openDownload = useSetAtom(openDownloadAtom)
  const offersDownload = useAtomValue(downloadOfferAtom)
  const mayOfferDownload = useAtomValue(downloadPendingAtom)
  return {
    home: enter(paths.home),
    scrolled: useScrolled(),
    onMenu: () => openMenu(true),
    onDownload: isHome && offersDownload ? () => openDownload() : undefined,
    reservesDownload: isHome && mayOfferDownload,
  }
}

export const SiteHeader = (props: Props) =>
  useAtomValue(isMemberAtom) ? <MemberHeader {...props} /> : <GuestHeader {...props} />
