import i18next from "i18next"

import { paths } from "#config/paths.ts"
import { limits } from "#config/limits.ts"
import { brandPlaceholder } from "#config/product.ts"
import { usualShape } from "#domain/frame/PageRow.ts"
import { BottomMenu } from "#ui/frame/BottomMenu.tsx"
import { PageSkeleton } from "#ui/frame/PageSkeleton.tsx"
import { Ticker } from "#ui/frame/Ticker.tsx"
import { TitleBar } from "#ui/frame/TitleBar.tsx"
import { TopBar } from "#ui/frame/TopBar.tsx"
import { WelcomeCard } from "#ui/home/WelcomeCard.tsx"
import { GameMenu } from "#ui/games/GameMenu.tsx"
import { WinnerBoard, type WinnerRow } from "#ui/home/WinnerBoard.tsx"
import { PosterRowPlaceholder } from "#ui/home/PosterRowPlaceholder.tsx"
import { WinnerBoardPlaceholder } from "#ui/home/WinnerBoardPlaceholder.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { Delayed } from "../Delayed.tsx"
import { SlowLoad } from "../SlowLoad.tsx"
// i18next has no dictionary here, so it returns keys: boot fills in the words of the visitor's language.
import "../i18n.ts"
import { titlePlace } from "./plan.ts"

const nothing = () => {}

const member = {
  nickname: "",
  balance: { state: "loading" },
  onRefresh: nothing,
  inbox: { href: paths.inbox },
  badge: "",
} as const

/** A row that boot fills in; only the app loads its picture. */
const blank = (index: number): WinnerRow => ({
  key: String(index),
  game: "",
  player: "",
  win: "",
  icon: brandPlaceholder,
})

/** The shell has both headers; boot removes the other visitor's. */
const visitors = [
  { visitor: "guest", part: { guest: { login: { href: paths.login }, register: { href: paths.register } } } },
  { visitor: "member", part: { member } },
] as const

/**
 * The frame of a page, and home, before any data is known. The build renders it into the page; boot removes the parts
 * that the visited page does not have, fills in the rest, and puts the words for a slow start behind the shell.
 *
 * The app replaces it by the same components in the same state. Boot renders the first winners from the template.
 */
export const Shell = () => (
  <>
    <div data-place="slow">
      <SlowLoad />
    </div>
    <div data-part="header">
      {visitors.map(({ visitor, part }) => (
        <div key={visitor} data-visitor={visitor}>
          <TopBar home={{ href: paths.home }} {...part} reservesDownload onMenu={nothing}>
            <div data-part="home">
              <Ticker titles={undefined} href={paths.notice} />
            </div>
          </TopBar>
        </div>
      ))}
    </div>
    <div data-part="title">
      <TitleBar title={titlePlace} onBack={nothing} />
      <Delayed>
        <PageSkeleton shape={usualShape} />
      </Delayed>
    </div>
    <div data-part="home">
      <BannerCarousel banners={[]} brandPlaceholder={brandPlaceholder} loading onPick={nothing} />
      <GameMenu entries={[]} loading onPick={nothing} />
      <div data-visitor="guest">
        <WelcomeCard offer={i18next.t("signup_bonus_plain")} register={{ href: paths.register }} />
      </div>
      <PosterRowPlaceholder />
      <WinnerBoardPlaceholder />
      <template data-place="winners">
        <WinnerBoard
          winners={Array.from({ length: limits.winnersAtRest }, (_, index) => blank(index))}
          onPick={nothing}
        />
      </template>
    </div>
    <div data-part="bottomMenu">
      <BottomMenu active="home" onService={nothing} />
    </div>
  </>
)
