import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { readNoticeAtom } from "#atoms/notices.ts"
import { loginPopupsWaitingAtom, popupsAtom } from "#atoms/popups.ts"
import type { Announcement } from "#domain/Announcement.ts"
import { HtmlText } from "#ui/basic/HtmlText.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

/** A popup announcement: the next one follows until there is none (decision 39). */
export const AnnouncementPopup = ({ announcement }: { readonly announcement: Announcement }) => {
  const { t } = useTranslation()
  const send = useSetAtom(popupsAtom)
  const read = useSetAtom(readNoticeAtom)
  const hasNext = useAtomValue(loginPopupsWaitingAtom) > 1
  const next = () => {
    void read({ type: "PU", announcement })
    send({ _tag: "Closed" })
  }
  const closeAll = () => {
    void read({ type: "PU", announcement })
    send({ _tag: "LoginPopupsClosed" })
  }
  return (
    <Modal
      open
      title={announcement.title}
      onClose={closeAll}
      actions={hasNext ? [{ label: t("next"), variant: "primary", onPress: next }] : []}
    >
      <HtmlText html={announcement.content} />
    </Modal>
  )
}
