import { useAtomValue, useSetAtom } from "jotai"
import { Gift, Mail as MailIcon, Trash2 } from "lucide-react"
import { type ComponentProps, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import {
  deleteMailAtom,
  isDeletingMailAtom,
  isMarkingMailAtom,
  markAllReadAtom,
  readMailAtom,
} from "#atoms/messages/inbox.ts"
import { paths } from "#config/paths.ts"
import type { Mail } from "#domain/messages/Mail.ts"
import * as PromotionAddress from "#domain/promo/PromotionAddress.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { FailedState } from "#ui/state/FailedState.tsx"
import { ListDetail } from "#ui/messages/ListDetail.tsx"
import { MessageDetail } from "#ui/messages/MessageDetail.tsx"
import { MessageList, MessageListSkeleton } from "#ui/messages/MessageList.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { NextAndService } from "#pages/view/NextAndService.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import styles from "./Messages.module.css"
import { useMails } from "./useMails.ts"
import { useMessageRow } from "./useMessageRow.ts"
import { useOpened } from "./useOpened.ts"

interface OpenedProps {
  readonly mail: Mail
  readonly onDeleted: () => void
}

const Deletion = ({ mail, onDeleted }: OpenedProps) => {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const busy = useAtomValue(isDeletingMailAtom)
  const remove = useSetAtom(deleteMailAtom)
  const confirm = async () => {
    setConfirming(false)
    if (await remove(mail.mailId)) onDeleted()
  }
  return (
    <>
      <Button wide variant="quiet" icon={<Trash2 />} busy={busy} onPress={() => setConfirming(true)}>
        {t("delete_message")}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        danger
        text={t("delete_message_question")}
        detail={t("delete_message_hint")}
        confirmLabel={t("delete_message")}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

const Opened = ({
  mail,
  next,
  onDeleted,
}: OpenedProps & Pick<ComponentProps<typeof NextAndService>, "next">) => {
  const { t, i18n } = useTranslation()
  const enter = useEnter()
  const read = useSetAtom(readMailAtom)
  useEffect(() => void read(mail), [mail, read])
  return (
    <MessageDetail title={mail.title} time={dateTimeText(i18n.language, mail.time)} html={mail.content}>
      {mail.promoId !== undefined && (
        <ButtonLink
          variant="primary"
          wide
          {...enter(PromotionAddress.write(paths.activity, { promo: mail.promoId }))}
        >
          {t("see_promotion")}
        </ButtonLink>
      )}
      <NextAndService next={next} />
      <Deletion mail={mail} onDeleted={onDeleted} />
    </MessageDetail>
  )
}

const MarkAll = ({ mails }: { readonly mails: ReadonlyArray<Mail> }) => {
  const { t } = useTranslation()
  const busy = useAtomValue(isMarkingMailAtom)
  const markAll = useSetAtom(markAllReadAtom)
  if (!busy && mails.every(({ read }) => read)) return null
  return (
    <div className={styles["mark-all"]}>
      <Button size="small" variant="quiet" busy={busy} onPress={() => void markAll(mails)}>
        {t("mark_all_read")}
      </Button>
    </div>
  )
}

export const Mails = () => {
  const { t } = useTranslation()
  const row = useMessageRow()
  const { view, onEndNear, onRetry } = useMails()
  const { id, link, next, close } = useOpened()
  if (view.state === "failed") return <FailedState title={view.title} text={view.text} onRetry={onRetry} />
  if (view.state === "loading") return <MessageListSkeleton />
  const { mails, more } = view
  if (mails.length === 0 && more === "end")
    return <EmptyList icon={MailIcon} text="inbox_none" hint="inbox_empty" next={[paths.activity]} />
  const place = mails.findIndex(({ mailId }) => mailId === id)
  const opened = mails[place]
  const later = mails[place + 1]
  return (
    <ListDetail
      opened={opened?.mailId}
      list={
        <>
          <MarkAll mails={mails} />
          <MessageList
            label={t("inbox")}
            rows={mails.map((mail) => ({
              key: mail.mailId,
              icon: mail.promoId === undefined ? <MailIcon /> : <Gift />,
              ...row(mail),
              ...link(mail.mailId),
            }))}
            more={more}
            onEndNear={onEndNear}
            onRetry={onRetry}
          />
        </>
      }
      detail={
        opened !== undefined && (
          <Opened key={opened.mailId} mail={opened} next={later && next(later.mailId)} onDeleted={close} />
        )
      }
    />
  )
}
