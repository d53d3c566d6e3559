import { useAtomValue } from "jotai"

import { footerAtom } from "#atoms/frame/footer.ts"
import { NearView } from "#ui/basic/NearView.tsx"
import { SiteFooter } from "#ui/frame/SiteFooter.tsx"

import { Deferred } from "./Deferred.tsx"
import { useLanguages, useTheme } from "./Settings.tsx"
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
