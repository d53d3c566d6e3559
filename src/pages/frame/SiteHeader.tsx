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
  /** Undefined on home. */
  readonly title?: ReactNode | undefined
  readonly children?: ReactNode | undefined
}

const MemberHeader = ({ title, children }: Props) => {
  const frame = useHeader(title)
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

const GuestHeader = ({ title, children }: Props) => {
  const frame = useHeader(title)
  const enter = useEnter()
  const register = useAtomValue(showsRegisterAtom) && title === undefined ? enter(paths.register) : undefined
  return (
    <TopBar {...frame} guest={{ login: enter(paths.login), register }}>
      {children}
    </TopBar>
  )
}

const useHeader = (title: ReactNode) => {
  const isHome = title === undefined
  const enter = useEnter()
  const openMenu = useSetAtom(menuOpenAtom)
  const openDownload = useSetAtom(openDownloadAtom)
  const offersDownload = useAtomValue(downloadOfferAtom)
  const mayOfferDownload = useAtomValue(downloadPendingAtom)
  return {
    title,
    home: enter(paths.home),
    scrolled: useScrolled(),
    onMenu: () => openMenu(true),
    onDownload: isHome && offersDownload ? () => openDownload() : undefined,
    reservesDownload: isHome && mayOfferDownload,
  }
}

/** The bar of a page without the site header. */
export const PlainHeader = ({ title }: Pick<Props, "title">) => (
  <TopBar title={title} scrolled={useScrolled()} />
)

export const SiteHeader = (props: Props) =>
  useAtomValue(isMemberAtom) ? <MemberHeader {...props} /> : <GuestHeader {...props} />
