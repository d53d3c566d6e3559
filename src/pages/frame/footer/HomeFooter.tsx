import { useAtomValue } from "jotai"

import { footerAtom } from "#atoms/frame/footer.ts"
import { NearView } from "#ui/image/NearView.tsx"
import { SiteFooter } from "#ui/frame/footer/SiteFooter.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { useLanguages, useTheme } from "#pages/frame/Settings.tsx"
import styles from "./HomeFooter.module.css"

const footMore = () => import("./FootMore.tsx").then(({ FootMore }) => FootMore)
const place = <div className={styles["more"]} />

export const SiteFoot = () => (
  <SiteFooter {...useLanguages()} {...useAtomValue(footerAtom)} theme={useTheme()}>
    <NearView className={styles["more"]}>
      <Deferred load={footMore} place={place} />
    </NearView>
  </SiteFooter>
)
