import { useAtom, useSetAtom } from "jotai"
import { Trash2 } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { deleteMailAtom, readMailAtom } from "#atoms/inbox.ts"
import type { Mail } from "#domain/Mail.ts"
import * as Moment from "#domain/Moment.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { ListDetail } from "#ui/message/ListDetail.tsx"
import { MessageDetail } from "#ui/message/MessageDetail.tsx"
import { MessageList, MessageListSkeleton } from "#ui/message/MessageList.tsx"
import { Question } from "#ui/overlay/Question.tsx"

import { useMails } from "./useMails.ts"
import { useOpened } from "./useOpened.ts"

interface OpenedProps {
  readonly mail: Mail
  readonly onDeleted: () => void
}

/** Asks before a message is gone for good. */
const Deletion = ({ mail, onDeleted }: OpenedProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const [busy, remove] = useAtom(deleteMailAtom)
  const confirm = async () => {
    setAsked(false)
    if (await remove(mail.mailId)) onDeleted()
  }
  return (
    <>
      <Button wide variant="danger" icon={<Trash2 />} busy={busy} onPress={() => setAsked(true)}>
        {t("delete_message")}
      </Button>
      <Question
        open={asked}
        danger
        text={t("delete_message_question")}
        detail={t("delete_message_hint")}
        confirmLabel={t("delete_message")}
        onCancel={() => setAsked(false)}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

/** A message that is open, and read by that. */
const Opened = ({ mail, onDeleted }: OpenedProps) => {
  const read = useSetAtom(readMailAtom)
  useEffect(() => void read(mail), [mail, read])
  return (
    <MessageDetail title={mail.title} time={Moment.format(mail.time)} html={mail.content}>
      <Deletion mail={mail} onDeleted={onDeleted} />
    </MessageDetail>
  )
}

/** The member's messages, page by page, and the one that is open. */
export const Mails = () => {
  const { t } = useTranslation()
  const { view, onMore } = useMails()
  const { id, link, close } = useOpened()
  if (view.state === "failed") return <FailedState text={view.text} onRetry={onMore} />
  if (view.state === "loading") return <MessageListSkeleton />
  const { mails, more } = view
  if (mails.length === 0 && more === "end")
    return <EmptyState title={t("inbox_empty")} text={t("inbox_empty_hint")} />
  const opened = mails.find(({ mailId }) => mailId === id)
  return (
    <ListDetail
      opened={opened?.mailId}
      list={
        <MessageList
          label={t("inbox")}
          rows={mails.map(({ mailId, title, time, read }) => ({
            key: mailId,
            title,
            time: Moment.format(time),
            unread: !read,
            ...link(mailId),
          }))}
          more={more}
          onEndNear={onMore}
          onRetry={onMore}
        />
      }
      detail={opened !== undefined && <Opened key={opened.mailId} mail={opened} onDeleted={close} />}
    />
  )
}
