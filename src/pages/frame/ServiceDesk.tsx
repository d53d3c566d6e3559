import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { enterAtom } from "#atoms/access.ts"
import { openChatAtom } from "#atoms/chat.ts"
import { hasTaskAtom, lineLinkAtom, showsChatAtom, showsInboxAtom } from "#atoms/menuEntries.ts"
import { sayComingSoonAtom, servicePopupOpenAtom } from "#atoms/menus.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { gateAtom } from "#atoms/system.ts"
import { unreadAtom } from "#atoms/unread.ts"
import { paths } from "#config/paths.ts"
import type { Rule } from "#domain/Access.ts"
import type { MessageKey } from "#i18n/messages.ts"
import type { MenuIconName } from "#ui/frame/MenuIcon.tsx"
import { type ServiceEntry, ServicePopup } from "#ui/frame/ServicePopup.tsx"

interface Row {
  readonly label: MessageKey
  readonly icon: MenuIconName
  readonly path: string
  readonly rule: Rule
  readonly unread?: string
}

const useRows = (): ReadonlyArray<Row> => {
  const { t } = useTranslation()
  const unread = useAtomValue(unreadAtom)
  const isOn = useAtomValue(moduleAtom)
  const said = (count: number): string => (count > 0 ? t("unread_count", { count }) : "")
  return [
    ...(useAtomValue(showsInboxAtom)
      ? ([
          {
            label: "messages",
            icon: "messages",
            path: paths.inbox,
            rule: "inbox",
            unread: said(unread.inbox),
          },
        ] as const)
      : []),
    {
      label: "announcements",
      icon: "announcements",
      path: paths.notice,
      rule: "anyone",
      unread: said(unread.announcements),
    },
    ...(isOn("FEEDBACK3")
      ? ([{ label: "feedback", icon: "feedback", path: paths.feedback, rule: "session" }] as const)
      : []),
  ]
}

/**
 * The service popup, spec §2; mounted while it is open.
 *
 * Assumed: customer service's own call, whose path is not shown, is that of the
 * status: LINE and task come with it, so it is asked anew.
 */
export const ServiceDesk = () => {
  const { t } = useTranslation()
  const askStatus = useSetAtom(gateAtom)
  useEffect(() => askStatus({ _tag: "Asked" }), [askStatus])
  const setOpen = useSetAtom(servicePopupOpenAtom)
  const enter = useSetAtom(enterAtom)
  const openChat = useSetAtom(openChatAtom)
  const sayComingSoon = useSetAtom(sayComingSoonAtom)
  const showsChat = useAtomValue(showsChatAtom)
  const hasTask = useAtomValue(hasTaskAtom)
  const line = useAtomValue(lineLinkAtom)
  const close = () => setOpen(false)
  const then = (act: () => void) => () => {
    close()
    act()
  }
  const chat: ServiceEntry = {
    key: "live_chat",
    label: t("live_chat"),
    icon: "chat",
    onPress: then(() => void openChat(t("customer_service"))),
  }
  const rows = useRows().map(({ label, icon, path, rule, unread }) => ({
    key: label,
    label: t(label),
    icon,
    href: path,
    unread,
    onPress: then(() => enter({ rule, path })),
  }))
  const task: ServiceEntry = {
    key: "task",
    label: t("task"),
    icon: "task",
    onPress: then(() => (hasTask ? enter({ rule: "realMember", path: paths.task }) : sayComingSoon())),
  }
  const lineEntry: ReadonlyArray<ServiceEntry> =
    line === undefined ? [] : [{ key: "line", label: t("line"), icon: "line", href: line, elsewhere: true }]
  const entries = [...(showsChat ? [chat] : []), ...rows, task, ...lineEntry]
  return <ServicePopup open onClose={close} entries={entries} />
}
