import { useAtomValue, useSetAtom } from "jotai"
import { Smartphone } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { installAtom, isInstallableAtom } from "#atoms/frame/install.ts"
import { downloadAtom } from "#atoms/frame/menuEntries.ts"
import { closeDownloadAtom } from "#atoms/frame/menus.ts"
import { paths } from "#config/paths.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Checkbox } from "#ui/form/choice/Checkbox.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import styles from "./DownloadPopup.module.css"
import { useEnter } from "#pages/view/useEnter.ts"

export const DownloadPopup = () => {
  const { t } = useTranslation()
  const close = useSetAtom(closeDownloadAtom)
  // Below iOS 12.4 the app cannot run, so the popup shows the required version (open point 72).
  const { link, store, canInstall } = useAtomValue(downloadAtom)
  const isInstallable = useAtomValue(isInstallableAtom)
  const install = useSetAtom(installAtom)
  const enter = useEnter()(paths.app)
  const [notToday, setNotToday] = useState(false)
  const guide = {
    ...enter,
    onPress: () => {
      close(notToday)
      enter.onPress()
    },
  }
  return (
    <Modal open isAnnouncement title={t("download_title")} onClose={() => close(notToday)}>
      <p className={styles["text"]}>{t("download_text")}</p>
      {!canInstall && <p className={styles["notice"]}>{t("download_ios_too_old")}</p>}
      {canInstall && store === "ios" && <p className={styles["text"]}>{t("download_ios_add")}</p>}
      {canInstall && link !== undefined && (
        <ButtonLink variant="primary" wide href={link}>
          {t("download_link")}
        </ButtonLink>
      )}
      {isInstallable && (
        <div className={styles["way"]}>
          <Button variant={link === undefined ? "primary" : "secondary"} wide onPress={install}>
            {t("install")}
          </Button>
        </div>
      )}
      <div className={styles["way"]}>
        <ButtonLink variant="quiet" wide {...guide}>
          {t("guide_open")}
        </ButtonLink>
      </div>
      {canInstall && link === undefined && !isInstallable && store !== "ios" && (
        <EmptyState icon={Smartphone} text={t("download_none")} />
      )}
      <Checkbox
        label={t("download_today_no_more")}
        checked={notToday}
        onChange={(event) => setNotToday(event.currentTarget.checked)}
      />
    </Modal>
  )
}
