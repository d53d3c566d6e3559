import { useAtomValue } from "jotai"

import { footerAtom } from "#atoms/frame/footer.ts"
import { isProtectedAtom } from "#atoms/merchant.ts"
import { isMemberAtom } from "#atoms/session.ts"
import { NearView } from "#ui/image/NearView.tsx"
import { SiteFooter } from "#ui/frame/footer/SiteFooter.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { useLanguages, useTheme } from "#pages/frame/Settings.tsx"
import styles from "./HomeFooter.module.css"

const footMore = () => import("./FootMore.tsx").then(({ FootMore }) => FootMore)
const homeProtection = () => import("./HomeProtection.tsx").then(({ HomeProtection }) => HomeProtection)
const place = <div className={styles["more"]} />

export const SiteFoot = () => {
  const isMember = useAtomValue(isMemberAtom)
  const isProtected = useAtomValue(isProtectedAtom)
  return (
    <SiteFooter {...useLanguages()} {...useAtomValue(footerAtom)} theme={useTheme()}>
      {isMember && isProtected && <Deferred load={homeProtection} />}
      <NearView className={styles["more"]}>
        <Deferred load={footMore} place={place} />
      </NearView>
    </SiteFooter>
  )
}
