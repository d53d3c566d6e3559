import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { downloadAtom } from "#atoms/menuEntries.ts"
import { closeDownloadAtom } from "#atoms/menus.ts"
import { ButtonLink } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { Checkbox } from "#ui/form/Checkbox.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import styles from "./DownloadPopup.module.css"

/** The app's link for this device (decision 16). Below iOS 12.4 it says what is needed instead (decision 72). */
export const DownloadPopup = () => {
  const { t } = useTranslation()
  const close = useSetAtom(closeDownloadAtom)
  const { link, store, canInstall } = useAtomValue(downloadAtom)
  const [notToday, setNotToday] = useState(false)
  return (
    <Modal open title={t("download_title")} onClose={() => close(notToday)}>
      <p className={styles["text"]}>{t("download_text")}</p>
      {!canInstall && <p className={styles["notice"]}>{t("download_ios_too_old")}</p>}
      {canInstall && store === "ios" && <p className={styles["text"]}>{t("download_ios_add")}</p>}
      {canInstall && link !== undefined && (
        <ButtonLink variant="primary" wide href={link}>
          {t("download_link")}
        </ButtonLink>
      )}
      {canInstall && link === undefined && store !== "ios" && <EmptyState text={t("download_none")} />}
      <Checkbox
        label={t("download_today_no_more")}
        checked={notToday}
        onChange={(event) => setNotToday(event.currentTarget.checked)}
      />
    </Modal>
  )
}
