import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { askNoticesAtom, noticesAtoms, readNoticeAtom } from "#atoms/notices.ts"
import type { Announcement, NoticeType } from "#domain/Announcement.ts"
import * as Moment from "#domain/Moment.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { MessageDetail } from "#ui/message/MessageDetail.tsx"
import { MessageList, MessageListSkeleton } from "#ui/message/MessageList.tsx"

import { useGrowing } from "./useGrowing.ts"
import type { useOpened } from "./useOpened.ts"

type Opened = ReturnType<typeof useOpened>

interface Props {
  readonly type: NoticeType
  readonly label: string
  readonly link: Opened["link"]
}

/** The notices of a type in each of their states. */
export const NoticeList = ({ type, label, link }: Props) => {
  const { t } = useTranslation()
  const remote = useAtomValue(noticesAtoms[type])
  const ask = useSetAtom(askNoticesAtom)
  const notices = valueOf(remote)
  const { shown, hasMore, grow } = useGrowing(notices ?? [])
  if (remote._tag === "Failed" && (notices === undefined || notices.length === 0))
    return (
      <FailedState
        text={`${t("announcements_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        busy={isPending(remote)}
        onRetry={() => ask(type)}
      />
    )
  if (notices === undefined) return <MessageListSkeleton />
  if (notices.length === 0) return <EmptyState title={t("no_announcement")} />
  return (
    <MessageList
      label={label}
      rows={shown.map(({ announcementId, title, time, read }) => ({
        key: announcementId,
        title,
        time: Moment.format(time),
        unread: !read,
        ...link(announcementId),
      }))}
      more={hasMore ? "idle" : "end"}
      onEndNear={grow}
      onRetry={grow}
    />
  )
}

/** The notice of a type that the address names; nothing while it is not there. */
export const useNotice = (type: NoticeType, id: string): Announcement | undefined =>
  valueOf(useAtomValue(noticesAtoms[type]))?.find(({ announcementId }) => announcementId === id)

interface NoticeProps {
  readonly type: NoticeType
  readonly notice: Announcement
}

/** A notice that is open, and read by that (spec §4). */
export const Notice = ({ type, notice }: NoticeProps) => {
  const read = useSetAtom(readNoticeAtom)
  useEffect(() => void read({ type, announcement: notice }), [notice, read, type])
  return <MessageDetail title={notice.title} time={Moment.format(notice.time)} html={notice.content} />
}
