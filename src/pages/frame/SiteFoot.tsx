import { useAtomValue } from "jotai"

import { footerAtom } from "#atoms/site.ts"
import { SiteFooter } from "#ui/frame/SiteFooter.tsx"

import { useLanguages, useTheme } from "./Settings.tsx"

/** The foot of home: settings, age, ways to pay, networks. */
export const SiteFoot = () => (
  <SiteFooter {...useLanguages()} {...useAtomValue(footerAtom)} theme={useTheme()} />
)
