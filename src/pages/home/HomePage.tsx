import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { isMemberAtom } from "#atoms/menus.ts"
import { Unseen } from "#ui/basic/Unseen.tsx"

import { SiteFoot } from "../frame/SiteFoot.tsx"
import { HomeBanners } from "./HomeBanners.tsx"
import { HomeMenu } from "./HomeMenu.tsx"
import { HomePopups } from "./HomePopups.tsx"
import { HomeTicker } from "./HomeTicker.tsx"
import { HomeWallets } from "./HomeWallets.tsx"
import { Welcome } from "./Welcome.tsx"
import { WinnerSection } from "./WinnerSection.tsx"

/** Home, spec §2. */
export const HomePage = () => {
  const { t } = useTranslation()
  const isMember = useAtomValue(isMemberAtom)
  return (
    <>
      <main>
        <h1>
          <Unseen>{t("home")}</Unseen>
        </h1>
        <HomeBanners />
        <HomeTicker />
        <HomeMenu />
        {!isMember && <Welcome />}
        <WinnerSection />
      </main>
      <SiteFoot />
      <HomeWallets />
      {isMember && <HomePopups />}
    </>
  )
}
