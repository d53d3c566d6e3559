import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { enterAtom } from "#atoms/access.ts"
import { greetingAtom } from "#atoms/greeting.ts"
import { memberMarksAtom, nicknameAtom } from "#atoms/member.ts"
import { menuEntriesAtom } from "#atoms/menuEntries.ts"
import { isMemberAtom, menuOpenAtom } from "#atoms/menus.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { signOutAskedAtom } from "#atoms/session.ts"
import { isRegistrationOpenAtom } from "#atoms/system.ts"
import { balanceAtom } from "#atoms/wallet.ts"
import { paths } from "#config/paths.ts"
import { SideMenu, type SideMenuMember } from "#ui/frame/SideMenu.tsx"

import { entryIcons } from "./entryIcons.ts"
import { MenuFailure } from "./MenuFailure.tsx"
import { useEnter } from "./useEnter.ts"
import { usePickEntry } from "./usePickEntry.ts"
import { Settings } from "./Settings.tsx"

const useMember = (): SideMenuMember => {
  const { t } = useTranslation()
  const { icon, club } = useAtomValue(memberMarksAtom)
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
      enter({ rule: "memberCentre", path: paths.memberHome })
    },
  }
}

const useEntries = () => {
  const { t } = useTranslation()
  const pick = usePickEntry()
  const close = useSetAtom(menuOpenAtom)
  return useAtomValue(menuEntriesAtom).map((entry) => ({
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
  const askToSignOut = useSetAtom(signOutAskedAtom)
  const signOut = () => {
    onClose()
    askToSignOut(true)
  }
  return (
    <SideMenu open onClose={onClose} entries={useEntries()} member={useMember()} onSignOut={signOut}>
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
  const isOpen = useAtomValue(isRegistrationOpenAtom)
  const guest = {
    login: leaving(enter(paths.login)),
    register: isOpen ? leaving(enter(paths.register)) : undefined,
  }
  return (
    <SideMenu open onClose={onClose} entries={useEntries()} guest={guest}>
      <MenuFailure />
      <Settings />
    </SideMenu>
  )
}

/** The right-side menu, spec §2; mounted while it is open. */
export const MainMenu = () => {
  const setOpen = useSetAtom(menuOpenAtom)
  const onClose = () => setOpen(false)
  return useAtomValue(isMemberAtom) ? <MemberMenu onClose={onClose} /> : <GuestMenu onClose={onClose} />
}
