import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { enterAtom } from "#atoms/entry/access.ts"
import { greetingAtom } from "#atoms/home/greeting.ts"
import { avatarAndClubAtom, nicknameAtom } from "#atoms/account/member.ts"
import { isProtectedAtom } from "#atoms/merchant.ts"
import { menuEntriesAtom } from "#atoms/frame/menuEntries.ts"
import { menuOpenAtom } from "#atoms/frame/menus.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { signOutAskedAtom, isMemberAtom } from "#atoms/session.ts"
import { showsRegisterAtom } from "#atoms/system/whitelabel.ts"
import { balanceAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import { opensForGuests } from "#domain/frame/opensForGuests.ts"
import { SideMenu, type SideMenuMember } from "#ui/frame/menu/SideMenu.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { entryIcons } from "./entryIcons.ts"
import { MenuFailure } from "./MenuFailure.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { usePickEntry } from "./usePickEntry.ts"
import { Settings } from "#pages/frame/Settings.tsx"

const hotGames = () => import("#pages/home/HotGamesSide.tsx").then(({ HotGamesSide }) => HotGamesSide)

const playSessionFacts = () =>
  import("#pages/protection/play/PlayBar.tsx").then(({ PlaySessionFacts }) => PlaySessionFacts)

const useMember = (): SideMenuMember => {
  const { t } = useTranslation()
  const { icon, club } = useAtomValue(avatarAndClubAtom)
  const [balanceHidden, onHideBalance] = useAtom(hidesBalanceAtom)
  const enter = useSetAtom(enterAtom)
  const close = useSetAtom(menuOpenAtom)
  return {
    greeting: t(useAtomValue(greetingAtom)),
    nickname: useAtomValue(nicknameAtom),
    avatar: icon,
    vipLabel: club === "" ? undefined : club,
    balance: useAtomValue(balanceAtom),
    balanceHidden,
    onHideBalance,
    onAvatar: () => {
      close(false)
      enter(paths.memberHome)
    },
  }
}

const useEntries = () => {
  const { t } = useTranslation()
  const pick = usePickEntry()
  const close = useSetAtom(menuOpenAtom)
  return useAtomValue(menuEntriesAtom).map((entry) => ({
    isOpen: opensForGuests(entry),
    key: entry.id,
    label: t(entry.label),
    icon: entryIcons[entry.id],
    href: entry.path,
    onPress: () => {
      close(false)
      pick(entry)
    },
  }))
}

const MemberMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const openSignOutDialog = useSetAtom(signOutAskedAtom)
  const signOut = () => {
    onClose()
    openSignOutDialog(true)
  }
  return (
    <SideMenu
      open={useAtomValue(menuOpenAtom)}
      onClose={onClose}
      entries={useEntries()}
      member={useMember()}
      onSignOut={signOut}
      late={
        <>
          {useAtomValue(isProtectedAtom) && <Deferred load={playSessionFacts} />}
          <Deferred load={hotGames} />
        </>
      }
    >
      <MenuFailure />
      <Settings />
    </SideMenu>
  )
}

const GuestMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const enter = useEnter()
  const leaving = ({ href, onPress }: ReturnType<typeof enter>) => ({
    href,
    onPress: () => {
      onClose()
      onPress()
    },
  })
  const isOpen = useAtomValue(showsRegisterAtom)
  const entries = useEntries()
  const guest = {
    login: leaving(enter(paths.login)),
    register: isOpen ? leaving(enter(paths.register)) : undefined,
  }
  return (
    <SideMenu
      open={useAtomValue(menuOpenAtom)}
      onClose={onClose}
      entries={entries.filter((entry) => entry.isOpen)}
      folded={entries.filter((entry) => !entry.isOpen)}
      guest={guest}
      late={<Deferred load={hotGames} />}
    >
      <MenuFailure />
      <Settings />
    </SideMenu>
  )
}

export const MainMenu = () => {
  const setOpen = useSetAtom(menuOpenAtom)
  const onClose = () => setOpen(false)
  // The menu stays mounted after closing, for its fade-out.
  return useAtomValue(isMemberAtom) ? <MemberMenu onClose={onClose} /> : <GuestMenu onClose={onClose} />
}
