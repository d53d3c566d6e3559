import { Struct } from "effect"
import i18next from "i18next"
import type { ComponentType } from "react"

import { paths } from "#config/paths.ts"
import { boardLimits } from "#config/limits.ts"
import { brandPlaceholder } from "#config/product.ts"
import { BottomMenu } from "#ui/frame/menu/BottomMenu.tsx"
import { Ticker } from "#ui/frame/banner/Ticker.tsx"
import { HeaderTitle, TopBar, type TopBarGuest, type TopBarProps } from "#ui/frame/header/TopBar.tsx"
import { HomeTop } from "#ui/home/HomeTop.tsx"
import { SearchLink } from "#ui/home/SearchLink.tsx"
import { WelcomeCard } from "#ui/home/WelcomeCard.tsx"
import { GameMenu } from "#ui/games/filter/GameMenu.tsx"
import { WinnerBoard, type WinnerRow } from "#ui/home/WinnerBoard.tsx"
import { PosterRowPlaceholder } from "#ui/home/PosterRowPlaceholder.tsx"
import { WinnerBoardPlaceholder } from "#ui/home/WinnerBoardPlaceholder.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import { SlowLoad } from "../SlowLoad.tsx"
// i18next has no dictionary here and returns keys, which boot replaces with the player's texts.
import "../i18n.ts"
import { PageContent } from "./PageContent.tsx"
import { type PageFrame, type ShellPart, titlePlace } from "./plan.ts"

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

const login = { href: paths.login }

const titled = { title: <HeaderTitle>{titlePlace}</HeaderTitle>, onBack: nothing }

const homeBar = {
  home: { href: paths.home },
  reservesDownload: true,
  children: <Ticker titles={undefined} href={paths.notice} />,
}

interface HeaderProps extends Pick<ShellProps, "user"> {
  readonly bar: Partial<TopBarProps>
  readonly register?: TopBarGuest["register"]
}

// The shell contains the headers for guests and for members; boot removes one header.
const Header = ({ bar, register, user: only }: HeaderProps) => (
  <>
    {only !== "member" && (
      <div data-user="guest">
        <TopBar {...bar} guest={{ login, register }} onMenu={nothing} />
      </div>
    )}
    {only !== "guest" && (
      <div data-user="member">
        <TopBar {...bar} member={member} onMenu={nothing} />
      </div>
    )}
  </>
)

const Home = ({ user }: ShellProps) => (
  <div data-part="home">
    <Header bar={homeBar} register={{ href: paths.register }} user={user} />
    <HomeTop>
      <BannerCarousel banners={[]} brandPlaceholder={brandPlaceholder} loading onPick={nothing} />
      <GameMenu entries={[]} loading onPick={nothing} />
      <SearchLink href={paths.gameList} />
    </HomeTop>
    <div data-user="guest">
      <WelcomeCard offer={i18next.t("signup_bonus_plain")} register={{ href: paths.register }} />
    </div>
    <div data-user="member">
      <PosterRowPlaceholder />
    </div>
    <WinnerBoardPlaceholder />
    <template data-place="winners">
      <WinnerBoard
        winners={Array.from({ length: boardLimits.atRest }, (_, index) => blank(index))}
        onPick={nothing}
      />
    </template>
  </div>
)

const partComponents: Readonly<Record<ShellPart, ComponentType<ShellProps>>> = {
  home: Home,
  header: ({ user }) => (
    <div data-part="header">
      <Header bar={titled} user={user} />
    </div>
  ),
  title: () => (
    <div data-part="title">
      <TopBar {...titled} />
    </div>
  ),
  content: ({ path }) => (
    <div data-part="content">
      <PageContent path={path} />
    </div>
  ),
  bottomMenu: () => (
    <div data-part="bottomMenu">
      <BottomMenu active="home" onService={nothing} />
    </div>
  ),
}

export interface ShellProps {
  /** The parts that the pages of a document have. */
  readonly parts: ReadonlyArray<ShellPart>
  /** Undefined for a document of several pages. */
  readonly path?: string | undefined
  /** Undefined if guests and members may see the pages. */
  readonly user?: PageFrame["user"]
}

/** The build renders the shell into the documents. The app replaces the shell with the same components in the same state. */
export const Shell = (props: ShellProps) => (
  <>
    <div data-place="slow">
      <SlowLoad />
    </div>
    {Struct.keys(partComponents).map((part) => {
      const Part = partComponents[part]
      return props.parts.includes(part) && <Part key={part} {...props} />
    })}
  </>
)
