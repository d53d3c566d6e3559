import { useAtomValue, useSetAtom } from "jotai"
import { Megaphone } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import {
  refetchAnnouncementsAtom,
  announcementsAtoms,
  readAnnouncementAtom,
} from "#atoms/messages/announcements.ts"
import { paths } from "#config/paths.ts"
import type { Announcement, AnnouncementType } from "#domain/messages/Announcement.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { MessageDetail } from "#ui/messages/MessageDetail.tsx"
import { MessageList, MessageListSkeleton } from "#ui/messages/MessageList.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { NextAndService } from "#pages/view/NextAndService.tsx"
import { useIncrementalRows } from "./useIncrementalRows.ts"
import { useMessageRow } from "./useMessageRow.ts"
import { useOpened } from "./useOpened.ts"

type Opened = ReturnType<typeof useOpened>

interface Props {
  readonly type: AnnouncementType
  readonly label: string
  readonly link: Opened["link"]
}

const Rows = ({
  announcements,
  label,
  link,
}: Omit<Props, "type"> & { readonly announcements: ReadonlyArray<Announcement> }) => {
  const row = useMessageRow()
  const { shown, hasMore, grow } = useIncrementalRows(announcements)
  return (
    <MessageList
      label={label}
      rows={shown.map((announcement) => ({
        key: announcement.announcementId,
        icon: <Megaphone />,
        ...row(announcement),
        ...link(announcement.announcementId),
      }))}
      more={hasMore ? "idle" : "end"}
      onEndNear={grow}
      onRetry={grow}
    />
  )
}

export const AnnouncementList = ({ type, label, link }: Props) => {
  const remote = useAtomValue(announcementsAtoms[type])
  const ask = useSetAtom(refetchAnnouncementsAtom)
  return (
    <QueryView
      remote={remote}
      failed="announcements_failed"
      onRetry={() => ask(type)}
      skeleton={<MessageListSkeleton />}
      empty={<EmptyList icon={Megaphone} text="no_notices" next={[paths.activity]} />}
    >
      {(announcements) => <Rows announcements={announcements} label={label} link={link} />}
    </QueryView>
  )
}

export const useAnnouncement = (type: AnnouncementType, id: string): Announcement | undefined =>
  valueOf(useAtomValue(announcementsAtoms[type]))?.find(({ announcementId }) => announcementId === id)

interface AnnouncementTextProps {
  readonly type: AnnouncementType
  readonly announcement: Announcement
}

export const AnnouncementText = ({ type, announcement }: AnnouncementTextProps) => {
  const { i18n } = useTranslation()
  const { next } = useOpened()
  const all = valueOf(useAtomValue(announcementsAtoms[type])) ?? []
  const later = all[all.indexOf(announcement) + 1]
  const read = useSetAtom(readAnnouncementAtom)
  useEffect(() => void read({ type, announcement: announcement }), [announcement, read, type])
  return (
    <MessageDetail
      title={announcement.title}
      time={dateTimeText(i18n.language, announcement.time)}
      html={announcement.content}
    >
      <NextAndService next={later && next(later.announcementId)} />
    </MessageDetail>
  )
}
