import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { readAnnouncementAtom } from "#atoms/messages/announcements.ts"
import { popupPlaceAtom, popupsAtom } from "#atoms/popups.ts"
import type { Announcement } from "#domain/messages/Announcement.ts"
import { HtmlText } from "#ui/text/HtmlText.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import styles from "./AnnouncementPopup.module.css"

export const AnnouncementPopup = ({ announcement }: { readonly announcement: Announcement }) => {
  const { t } = useTranslation()
  const send = useSetAtom(popupsAtom)
  const read = useSetAtom(readAnnouncementAtom)
  const place = useAtomValue(popupPlaceAtom)
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
      isAnnouncement
      title={announcement.title}
      onClose={closeAll}
      actions={place.number < place.count ? [{ label: t("next"), variant: "primary", onPress: next }] : []}
    >
      {place.count > 1 && (
        <p role="status" className={styles["place"]}>
          {t("popup_place", place)}
        </p>
      )}
      <HtmlText html={announcement.content} />
    </Modal>
  )
}
