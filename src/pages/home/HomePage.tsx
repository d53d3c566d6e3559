import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { arriveAtHomeAtom } from "#atoms/home/arrival.ts"
import { areHomeBlocksLoadedAtom } from "#atoms/home/failures.ts"
import { isAgentAtom, isMemberAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { HomeTop } from "#ui/home/HomeTop.tsx"
import { SearchLink } from "#ui/home/SearchLink.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { useFirstPaintDone } from "../frame/useFirstPaintDone.ts"
import { GamesSection } from "./GamesSection.tsx"
import { HomeBanners } from "./HomeBanners.tsx"
import { HomeMenu } from "./HomeMenu.tsx"
import { HomeWallets } from "./HomeWallets.tsx"
import { PosterSection } from "./PosterSection.tsx"
import { Welcome } from "./Welcome.tsx"
import { WinnerSection } from "./WinnerSection.tsx"

const siteFoot = () => import("../frame/footer/HomeFooter.tsx").then(({ SiteFoot }) => SiteFoot)
const homeNotices = () => import("./MemberNotices.tsx").then(({ MemberNotices }) => MemberNotices)
const homeRain = () => import("../promo/rain/HomeRain.tsx").then(({ HomeRain }) => HomeRain)
const homePopups = () => import("./HomePopups.tsx").then(({ HomePopups }) => HomePopups)

/** Everything below the first screen loads after the first paint (spec §2). */
export const HomePage = () => {
  const { t } = useTranslation()
  const isMember = useAtomValue(isMemberAtom)
  const isAgent = useAtomValue(isAgentAtom)
  const isPainted = useFirstPaintDone()
  const areBlocksLoaded = useAtomValue(areHomeBlocksLoadedAtom)
  const arrive = useSetAtom(arriveAtHomeAtom)
  const enter = useEnter()
  useEffect(() => arrive(), [arrive])
  return (
    <>
      <main>
        <VisuallyHidden>
          <h1>{t("home")}</h1>
        </VisuallyHidden>
        {isPainted && isMember && <Deferred load={homeNotices} />}
        <HomeTop>
          <RetryBoundary>
            <HomeBanners />
          </RetryBoundary>
          <RetryBoundary>
            <HomeMenu />
          </RetryBoundary>
          <SearchLink {...enter(paths.gameList)} />
        </HomeTop>
        {isPainted && isAgent && <Deferred load={homeRain} />}
        <RetryBoundary>{isMember ? <PosterSection /> : <Welcome />}</RetryBoundary>
        <RetryBoundary>
          <WinnerSection />
        </RetryBoundary>
        {isPainted && (
          <RetryBoundary>
            <GamesSection />
          </RetryBoundary>
        )}
      </main>
      {isPainted && <HomeWallets />}
      {/* An empty block would shift the footer. */}
      {isPainted && areBlocksLoaded && <Deferred load={siteFoot} />}
      {isPainted && isMember && <Deferred load={homePopups} />}
    </>
  )
}
