import { useAtomValue } from "jotai"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

import { guidesAtom } from "#atoms/frame/install.ts"
import { ButtonLink } from "#ui/button/Button.tsx"

import styles from "./AppDownloadPage.module.css"
import { Steps } from "./Steps.tsx"

export const IosGuide = () => {
  const { t } = useTranslation()
  const { ios, isProfile, canInstall } = useAtomValue(guidesAtom)
  // Below iOS 12.4 the app cannot run (open point 72).
  if (!canInstall)
    return (
      <p className={styles["notice"]} role="alert">
        {t("download_ios_too_old")}
      </p>
    )
  return (
    <>
      {ios !== undefined && (
        <div className={styles["way"]}>
          <ButtonLink variant="primary" wide icon={<Download />} href={ios}>
            {t(isProfile ? "guide_profile" : "guide_download")}
          </ButtonLink>
          {isProfile && <p className={styles["hint"]}>{t("guide_ios_profile")}</p>}
        </div>
      )}
      <Steps
        title={t("guide_by_hand")}
        steps={[t("guide_ios_open"), t("guide_ios_share"), t("guide_ios_add"), t("guide_ios_done")]}
      />
      <p className={styles["hint"]}>{t("guide_ios_needs")}</p>
      <p className={styles["hint"]}>{t("guide_ios_login")}</p>
    </>
  )
}
