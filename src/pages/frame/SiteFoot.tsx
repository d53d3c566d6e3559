import { useAtomValue } from "jotai"

import { footerAtom } from "#atoms/site.ts"
import { NearView } from "#ui/basic/NearView.tsx"
import { SiteFooter } from "#ui/frame/SiteFooter.tsx"

import { LaterPart } from "./LaterPart.tsx"
import { useLanguages, useTheme } from "./Settings.tsx"
import styles from "./SiteFoot.module.css"

const footMore = () => import("./FootMore.tsx").then(({ FootMore }) => FootMore)
const place = <div className={styles["more"]} />

/** The foot of home: videos, help, settings, age, ways to pay, networks. */
export const SiteFoot = () => (
  <SiteFooter {...useLanguages()} {...useAtomValue(footerAtom)} theme={useTheme()}>
    <NearView className={styles["more"]}>
      <LaterPart load={footMore} place={place} />
    </NearView>
  </SiteFooter>
)
