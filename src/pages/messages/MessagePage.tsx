import { useAtomValue, useSetAtom } from "jotai"
import { Headset, Mail, Megaphone, Send, Users } from "lucide-react"
import { useTranslation } from "react-i18next"

import { enterChatAtom } from "#atoms/messages/chat.ts"
import { contactsAtom } from "#atoms/frame/contacts.ts"
import { showsInboxAtom } from "#atoms/system/whitelabel.ts"
import { notifyComingSoonAtom } from "#atoms/frame/menus.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { latestMessagesAtom } from "#atoms/messages/latest.ts"
import { unreadAtom } from "#atoms/messages/unread.ts"
import { paths } from "#config/paths.ts"
import * as UnreadCount from "#domain/messages/UnreadCount.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { LinkList, type ListedLink } from "#ui/navigation/LinkList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { useEnter } from "#pages/view/useEnter.ts"

const useContact = () => {
  const notifyComingSoon = useSetAtom(notifyComingSoonAtom)
  return (href: string | undefined) =>
    href === undefined ? { onPress: () => notifyComingSoon() } : { href, elsewhere: true }
}

const useBadge = () => {
  const { t } = useTranslation()
  return (count: UnreadCount.UnreadCount) => ({
    badge: UnreadCount.toBadge(count),
    meaning: t("unread_count", { count }),
  })
}

const useLatest = () => {
  const { i18n } = useTranslation()
  const latest = useAtomValue(latestMessagesAtom)
  return (kind: keyof typeof latest) => {
    const message = latest[kind]
    return message && { detail: message.title, time: dateTimeText(i18n.language, message.time) }
  }
}

export const MessagePage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const contact = useContact()
  const badge = useBadge()
  const latest = useLatest()
  const enterChat = useSetAtom(enterChatAtom)
  const { telegram, affiliateService } = useAtomValue(contactsAtom)
  const unread = useAtomValue(unreadAtom)
  const isOn = useAtomValue(moduleAtom)
  const inbox: ListedLink = {
    label: t("inbox"),
    Icon: Mail,
    ...enter(paths.inbox),
    ...badge(unread.inbox),
    ...latest("mail"),
  }
  const chat: ListedLink = {
    label: t("live_chat"),
    Icon: Headset,
    onPress: () => enterChat(t("customer_service")),
    ...badge(unread.chat),
  }
  return (
    <Page>
      <LinkList
        links={[
          ...(useAtomValue(showsInboxAtom) ? [inbox] : []),
          {
            label: t("announcements"),
            Icon: Megaphone,
            ...enter(paths.notice),
            ...badge(unread.announcements),
            ...latest("announcement"),
          },
          ...(isOn("CBS3") ? [chat] : []),
          { label: t("telegram"), Icon: Send, ...contact(telegram) },
          { label: t("affiliate_service"), Icon: Users, ...contact(affiliateService) },
        ]}
      />
    </Page>
  )
}
