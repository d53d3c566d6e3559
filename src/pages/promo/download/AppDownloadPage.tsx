import { useAtomValue } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { guidesAtom } from "#atoms/frame/install.ts"
import { brandPlaceholder } from "#config/product.ts"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { AndroidGuide } from "./AndroidGuide.tsx"
import styles from "./AppDownloadPage.module.css"
import { IosGuide } from "./IosGuide.tsx"

const tiles = ["a", "b", "c", "d", "e", "f"] as const

const AppDrawing = () => (
  <div className={styles["phone"]} aria-hidden>
    <img className={styles["mark"]} src="/icon.svg" alt="" />
    <img className={styles["poster"]} src={brandPlaceholder} alt="" />
    <div className={styles["tiles"]}>
      {tiles.map((tile) => (
        <span key={tile} className={styles["tile"]} />
      ))}
    </div>
  </div>
)

export const AppDownloadPage = () => {
  const { t } = useTranslation()
  const { own, isInApp } = useAtomValue(guidesAtom)
  const [shown, setShown] = useState<"android" | "ios">(own === "ios" ? "ios" : "android")
  return (
    <Page bottom={64}>
      <AppDrawing />
      <p className={styles["lead"]}>{isInApp ? t("guide_in_app") : t("download_text")}</p>
      <Tabs
        label={t("guide_platforms")}
        value={shown}
        onChange={setShown}
        tabs={[
          { value: "android", label: t("guide_android") },
          { value: "ios", label: t("guide_ios") },
        ]}
      >
        {shown === "android" ? <AndroidGuide /> : <IosGuide />}
      </Tabs>
    </Page>
  )
}
