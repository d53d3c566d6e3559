import { useAtomValue, useSetAtom } from "jotai"

import {
  downloadOfferAtom,
  downloadPendingAtom,
  isMemberAtom,
  menuOpenAtom,
  openDownloadAtom,
} from "#atoms/menus.ts"
import { nicknameAtom } from "#atoms/member.ts"
import { isRegistrationOpenAtom } from "#atoms/system.ts"
import { inboxBadgeAtom } from "#atoms/unread.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/wallet.ts"
import { paths } from "#config/paths.ts"
import { TopBar } from "#ui/frame/TopBar.tsx"

import { useEnter } from "./useEnter.ts"
import { useScrolled } from "./useScrolled.ts"

interface Props {
  readonly isHome: boolean
}

const MemberHeader = ({ isHome }: Props) => {
  const frame = useHeader(isHome)
  const enter = useEnter()
  const refresh = useSetAtom(walletAtom)
  const member = {
    nickname: useAtomValue(nicknameAtom),
    balance: useAtomValue(balanceAtom),
    refreshing: useAtomValue(isBalanceRefreshingAtom),
    badge: useAtomValue(inboxBadgeAtom),
    inbox: enter(paths.inbox, "inbox"),
    onRefresh: () => refresh(),
  }
  return <TopBar {...frame} member={member} />
}

const GuestHeader = ({ isHome }: Props) => {
  const frame = useHeader(isHome)
  const enter = useEnter()
  const register = useAtomValue(isRegistrationOpenAtom) ? enter(paths.register) : undefined
  return <TopBar {...frame} guest={{ login: enter(paths.login), register }} />
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
    keepsDownload: isHome && mayOfferDownload,
  }
}

export const SiteHeader = (props: Props) =>
  useAtomValue(isMemberAtom) ? <MemberHeader {...props} /> : <GuestHeader {...props} />
