import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { refetchNoticesAtom, noticesAtoms, readNoticeAtom } from "#atoms/messages/notices.ts"
import { paths } from "#config/paths.ts"
import type { Announcement, NoticeType } from "#domain/messages/Announcement.ts"
import { dateTimeText } from "#i18n/saying.ts"
import { MessageDetail } from "#ui/messages/MessageDetail.tsx"
import { MessageList, MessageListSkeleton } from "#ui/messages/MessageList.tsx"

import { RemoteView } from "../RemoteView.tsx"
import { EmptyList } from "../frame/EmptyList.tsx"
import { useIncrementalRows } from "./useIncrementalRows.ts"
import type { useOpened } from "./useOpened.ts"

type Opened = ReturnType<typeof useOpened>

interface Props {
  readonly type: NoticeType
  readonly label: string
  readonly link: Opened["link"]
}

const Rows = ({
  notices,
  label,
  link,
}: Omit<Props, "type"> & { readonly notices: ReadonlyArray<Announcement> }) => {
  const { i18n } = useTranslation()
  const { shown, hasMore, grow } = useIncrementalRows(notices)
  return (
    <MessageList
      label={label}
      rows={shown.map(({ announcementId, title, time, read }) => ({
        key: announcementId,
        title,
        time: dateTimeText(i18n.language, time),
        unread: !read,
        ...link(announcementId),
      }))}
      more={hasMore ? "idle" : "end"}
      onEndNear={grow}
      onRetry={grow}
    />
  )
}

/** The announcements of a type with loading, empty and failed states. */
export const NoticeList = ({ type, label, link }: Props) => {
  const remote = useAtomValue(noticesAtoms[type])
  const ask = useSetAtom(refetchNoticesAtom)
  return (
    <RemoteView
      remote={remote}
      failed="announcements_failed"
      onRetry={() => ask(type)}
      skeleton={<MessageListSkeleton />}
      empty={<EmptyList text="no_notices" next={[paths.activity]} />}
    >
      {(notices) => <Rows notices={notices} label={label} link={link} />}
    </RemoteView>
  )
}

/** The announcement of a type that the address names; undefined when missing. */
export const useNotice = (type: NoticeType, id: string): Announcement | undefined =>
  valueOf(useAtomValue(noticesAtoms[type]))?.find(({ announcementId }) => announcementId === id)

interface NoticeProps {
  readonly type: NoticeType
  readonly notice: Announcement
}

/** An open announcement; opening marks it as read (spec §4). */
export const Notice = ({ type, notice }: NoticeProps) => {
  const { i18n } = useTranslation()
  const read = useSetAtom(readNoticeAtom)
  useEffect(() => void read({ type, announcement: notice }), [notice, read, type])
  return (
    <MessageDetail
      title={notice.title}
      time={dateTimeText(i18n.language, notice.time)}
      html={notice.content}
    />
  )
}
