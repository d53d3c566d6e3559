import i18next from "i18next"

import { paths } from "#config/paths.ts"
import { limits } from "#config/limits.ts"
import { brandPlaceholder } from "#config/product.ts"
import { usualShape } from "#domain/frame/PageDefinition.ts"
import { BottomMenu } from "#ui/frame/menu/BottomMenu.tsx"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"
import { Ticker } from "#ui/frame/banner/Ticker.tsx"
import { TitleBar } from "#ui/frame/header/TitleBar.tsx"
import { TopBar } from "#ui/frame/header/TopBar.tsx"
import { WelcomeCard } from "#ui/home/WelcomeCard.tsx"
import { GameMenu } from "#ui/games/filter/GameMenu.tsx"
import { WinnerBoard, type WinnerRow } from "#ui/home/WinnerBoard.tsx"
import { PosterRowPlaceholder } from "#ui/home/PosterRowPlaceholder.tsx"
import { WinnerBoardPlaceholder } from "#ui/home/WinnerBoardPlaceholder.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { Delayed } from "../Delayed.tsx"
import { SlowLoad } from "../SlowLoad.tsx"
// i18next has no dictionary here and returns keys, which boot replaces with the player's texts.
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

// An empty row, which boot fills with a winner. The app loads the game's picture later.
const blank = (index: number): WinnerRow => ({
  key: String(index),
  game: "",
  player: "",
  win: "",
  icon: brandPlaceholder,
})

// The shell contains the headers for guests and for members; boot removes one header.
const users = [
  { user: "guest", part: { guest: { login: { href: paths.login }, register: { href: paths.register } } } },
  { user: "member", part: { member } },
] as const

/** The build renders the shell into the page. The app replaces the shell with the same components in the same state. */
export const Shell = () => (
  <>
    <div data-place="slow">
      <SlowLoad />
    </div>
    <div data-part="header">
      {users.map(({ user, part }) => (
        <div key={user} data-user={user}>
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
      <div data-user="guest">
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
