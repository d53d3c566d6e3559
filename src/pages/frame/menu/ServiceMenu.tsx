import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { enterAtom } from "#atoms/entry/access.ts"
import { openChatAtom } from "#atoms/messages/chat.ts"
import { hasTaskAtom, lineLinkAtom, showsChatAtom } from "#atoms/frame/menuEntries.ts"
import { servicePopupOpenAtom, taskAlertOpenAtom } from "#atoms/frame/menus.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { showsInboxAtom } from "#atoms/system/whitelabel.ts"
import { unreadAtom } from "#atoms/messages/unread.ts"
import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import type { MenuIconName } from "#ui/frame/menu/MenuIcon.tsx"
import { type ServiceEntry, ServicePopup } from "#ui/frame/menu/ServicePopup.tsx"

interface Row {
  readonly label: MessageKey
  readonly icon: MenuIconName
  readonly path: string
  readonly unread?: string
}

const useRows = (): ReadonlyArray<Row> => {
  const { t } = useTranslation()
  const unread = useAtomValue(unreadAtom)
  const isOn = useAtomValue(moduleAtom)
  const text = (count: number): string => (count > 0 ? t("unread_count", { count }) : "")
  return [
    ...(useAtomValue(showsInboxAtom)
      ? ([
          {
            label: "messages",
            icon: "messages",
            path: paths.inbox,
            unread: text(unread.inbox),
          },
        ] as const)
      : []),
    {
      label: "announcements",
      icon: "announcements",
      path: paths.notice,
      unread: text(unread.announcements),
    },
    ...(isOn("FEEDBACK3") ? ([{ label: "feedback", icon: "feedback", path: paths.feedback }] as const) : []),
  ]
}

/** Assumed: no call returns only the entries of this menu, so the status call provides LINE and the task. */
export const ServiceMenu = () => {
  const { t } = useTranslation()
  const askStatus = useSetAtom(gateAtom)
  useEffect(() => askStatus({ _tag: "Asked" }), [askStatus])
  const [isOpen, setOpen] = useAtom(servicePopupOpenAtom)
  const enter = useSetAtom(enterAtom)
  const openChat = useSetAtom(openChatAtom)
  const openTaskAlert = useSetAtom(taskAlertOpenAtom)
  const showsChat = useAtomValue(showsChatAtom)
  const hasTask = useAtomValue(hasTaskAtom)
  const line = useAtomValue(lineLinkAtom)
  const close = () => setOpen(false)
  const then = (action: () => void) => () => {
    close()
    action()
  }
  const chat: ServiceEntry = {
    key: "live_chat",
    label: t("live_chat"),
    icon: "chat",
    onPress: then(() => void openChat(t("customer_service"))),
  }
  const rows = useRows().map(({ label, icon, path, unread }) => ({
    key: label,
    label: t(label),
    icon,
    href: path,
    unread,
    onPress: then(() => enter(path)),
  }))
  const task: ServiceEntry = {
    key: "task",
    label: t("task"),
    icon: "task",
    onPress: then(() => (hasTask ? enter(paths.task) : openTaskAlert(true))),
  }
  const lineEntry: ReadonlyArray<ServiceEntry> =
    line === undefined ? [] : [{ key: "line", label: t("line"), icon: "line", href: line, elsewhere: true }]
  const entries = [...(showsChat ? [chat] : []), ...rows, task, ...lineEntry]
  return <ServicePopup open={isOpen} onClose={close} entries={entries} />
}
