import { useAtomValue } from "jotai"

import { footerAtom } from "#atoms/frame/footer.ts"
import { NearView } from "#ui/image/NearView.tsx"
import { SiteFooter } from "#ui/frame/footer/SiteFooter.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { useLanguages, useTheme } from "#pages/frame/Settings.tsx"
import styles from "./HomeFooter.module.css"

const footMore = () => import("./FootMore.tsx").then(({ FootMore }) => FootMore)
export const SiteFoot = () => (
  <SiteFooter {...useLanguages()} {...useAtomValue(footerAtom)} theme={useTheme()}>
    <div className={styles["more"]}>
      <NearView>
        <Deferred load={footMore} />
      </NearView>
    </div>
  </SiteFooter>
)
