import { useAtomValue, useSetAtom } from "jotai"
import type { ReactNode } from "react"

import { downloadOfferAtom, downloadPendingAtom, menuOpenAtom, openDownloadAtom } from "#atoms/frame/menus.ts"
import { nicknameAtom } from "#atoms/account/member.ts"
import { showsRegisterAtom, showsInboxAtom } from "#atoms/system/whitelabel.ts"
import { inboxBadgeAtom } from "#atoms/messages/unread.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import { TopBar, type TopBarProps } from "#ui/frame/header/TopBar.tsx"
import { isMemberAtom } from "#atoms/session.ts"

import { useEnter } from "#pages/view/useEnter.ts"
import { useScrolled } from "./useScrolled.ts"

/** Without a title the header is home's. */
type TitleProps = Pick<TopBarProps, "title" | "onBack">

interface Props extends TitleProps {
  readonly children?: ReactNode | undefined
}

const MemberHeader = ({ children, ...bar }: Props) => {
  const frame = useHeader(bar)
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

const GuestHeader = ({ children, ...bar }: Props) => {
  const frame = useHeader(bar)
  const enter = useEnter()
  const register =
    useAtomValue(showsRegisterAtom) && bar.title === undefined ? enter(paths.register) : undefined
  return (
    <TopBar {...frame} guest={{ login: enter(paths.login), register }}>
      {children}
    </TopBar>
  )
}

const useHeader = (bar: TitleProps) => {
  const isHome = bar.title === undefined
  const enter = useEnter()
  const openMenu = useSetAtom(menuOpenAtom)
  const openDownload = useSetAtom(openDownloadAtom)
  const offersDownload = useAtomValue(downloadOfferAtom)
  const mayOfferDownload = useAtomValue(downloadPendingAtom)
  return {
    ...bar,
    home: isHome ? enter(paths.home) : undefined,
    scrolled: useScrolled(),
    onMenu: () => openMenu(true),
    onDownload: isHome && offersDownload ? () => openDownload() : undefined,
    reservesDownload: isHome && mayOfferDownload,
  }
}

/** The bar of a page without the site header. */
export const PlainHeader = (props: TitleProps) => <TopBar {...props} scrolled={useScrolled()} />

export const SiteHeader = (props: Props) =>
  useAtomValue(isMemberAtom) ? <MemberHeader {...props} /> : <GuestHeader {...props} />
