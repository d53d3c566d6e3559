import { useAtomValue, useSetAtom } from "jotai"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"

import { guidesAtom, installAtom, isInstallableAtom } from "#atoms/frame/install.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"

import styles from "./AppDownloadPage.module.css"
import { Steps } from "./Steps.tsx"

export const AndroidGuide = () => {
  const { t } = useTranslation()
  const { android } = useAtomValue(guidesAtom)
  const isInstallable = useAtomValue(isInstallableAtom)
  const install = useSetAtom(installAtom)
  return (
    <>
      {isInstallable && (
        <div className={styles["way"]}>
          <Button variant="primary" wide onPress={install}>
            {t("install")}
          </Button>
        </div>
      )}
      {android !== undefined && (
        <div className={styles["way"]}>
          <ButtonLink
            variant={isInstallable ? "secondary" : "primary"}
            wide
            icon={<Download />}
            href={android}
          >
            {t("guide_download")}
          </ButtonLink>
          <p className={styles["hint"]}>{t("guide_android_file")}</p>
        </div>
      )}
      <Steps
        title={t("guide_by_hand")}
        steps={[t("guide_android_open"), t("guide_android_menu"), t("guide_android_add")]}
      />
    </>
  )
}
