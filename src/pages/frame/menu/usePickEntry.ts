import { useAtomValue, useSetAtom } from "jotai"

import { enterAtom, logInForAtom } from "#atoms/entry/access.ts"
import { affiliateStepAtom, hasTaskAtom } from "#atoms/frame/menuEntries.ts"
import {
  agentNoticeOpenAtom,
  openDownloadAtom,
  notifyComingSoonAtom,
  taskAlertOpenAtom,
} from "#atoms/frame/menus.ts"
import { openVipPageAtom } from "#atoms/account/vip.ts"
import { paths } from "#config/paths.ts"
import type { Entry } from "#domain/frame/Menu.ts"

const useAffiliate = () => {
  const step = useAtomValue(affiliateStepAtom)
  const logInFor = useSetAtom(logInForAtom)
  const enter = useSetAtom(enterAtom)
  const notifyComingSoon = useSetAtom(notifyComingSoonAtom)
  const openAgentNotice = useSetAtom(agentNoticeOpenAtom)
  return () => {
    switch (step) {
      case "login":
        return logInFor({ path: paths.inviteFriends, reason: "login_to_account" })
      case "agentNotice":
        return openAgentNotice(true)
      case "invite":
        return enter(paths.inviteFriends)
      case "comingSoon":
        return notifyComingSoon()
    }
  }
}

export const usePickEntry = () => {
  const affiliate = useAffiliate()
  const hasTask = useAtomValue(hasTaskAtom)
  const enter = useSetAtom(enterAtom)
  const openTaskAlert = useSetAtom(taskAlertOpenAtom)
  const openDownload = useSetAtom(openDownloadAtom)
  const openVipPage = useSetAtom(openVipPageAtom)
  return ({ id, path }: Entry): void => {
    if (id === "affiliate") return affiliate()
    if (id === "download") return openDownload()
    if (id === "vip") return openVipPage()
    if (id === "task" && !hasTask) return openTaskAlert(true)
    if (path !== undefined) enter(path)
  }
}
