import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { isMemberAtom } from "#atoms/menus.ts"
import { Unseen } from "#ui/basic/Unseen.tsx"

import { LaterPart } from "../frame/LaterPart.tsx"
import { useQuiet } from "../frame/useQuiet.ts"
import { GamesPlace } from "./GamesPlace.tsx"
import { HomeBanners } from "./HomeBanners.tsx"
import { HomeMenu } from "./HomeMenu.tsx"
import { HomeTicker } from "./HomeTicker.tsx"
import { HomeWallets } from "./HomeWallets.tsx"
import { Welcome } from "./Welcome.tsx"
import { WinnerSection } from "./WinnerSection.tsx"

const siteFoot = () => import("../frame/SiteFoot.tsx").then(({ SiteFoot }) => SiteFoot)
const homePopups = () => import("./HomePopups.tsx").then(({ HomePopups }) => HomePopups)

/** Home, spec §2. What the first screen does not show comes when the first content stands. */
export const HomePage = () => {
  const { t } = useTranslation()
  const isMember = useAtomValue(isMemberAtom)
  const quiet = useQuiet()
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
        {quiet && <GamesPlace />}
      </main>
      {quiet && <HomeWallets />}
      {quiet && <LaterPart load={siteFoot} />}
      {quiet && isMember && <LaterPart load={homePopups} />}
    </>
  )
}
