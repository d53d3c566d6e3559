import { useAtomValue, useSetAtom } from "jotai"

import { enterAtom, logInForAtom } from "#atoms/access.ts"
import { affiliateStepAtom, hasTaskAtom } from "#atoms/menuEntries.ts"
import { agentNoticeOpenAtom, openDownloadAtom, sayComingSoonAtom } from "#atoms/menus.ts"
import { leaveForVipAtom } from "#atoms/vip.ts"
import { paths } from "#config/paths.ts"
import type { Entry } from "#domain/Menu.ts"

const useAffiliate = () => {
  const step = useAtomValue(affiliateStepAtom)
  const logInFor = useSetAtom(logInForAtom)
  const enter = useSetAtom(enterAtom)
  const sayComingSoon = useSetAtom(sayComingSoonAtom)
  const openAgentNotice = useSetAtom(agentNoticeOpenAtom)
  return () => {
    switch (step) {
      case "login":
        return logInFor(paths.inviteFriends)
      case "agentNotice":
        return openAgentNotice(true)
      case "invite":
        return enter({ rule: "session", path: paths.inviteFriends })
      case "comingSoon":
        return sayComingSoon()
    }
  }
}

/** What a press on an entry of the right-side menu does (spec §2 "Right-side menu"). */
export const usePickEntry = () => {
  const affiliate = useAffiliate()
  const hasTask = useAtomValue(hasTaskAtom)
  const enter = useSetAtom(enterAtom)
  const sayComingSoon = useSetAtom(sayComingSoonAtom)
  const openDownload = useSetAtom(openDownloadAtom)
  const leaveForVip = useSetAtom(leaveForVipAtom)
  return ({ id, path, rule }: Entry): void => {
    if (id === "affiliate") return affiliate()
    if (id === "download") return openDownload()
    if (id === "vip") return leaveForVip()
    if (id === "task" && !hasTask) return sayComingSoon()
    if (path !== undefined) enter({ rule, path })
  }
}
