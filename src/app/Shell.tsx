import { paths } from "#config/paths.ts"
import { limits } from "#config/limits.ts"
import { poster } from "#config/product.ts"
import * as firstTexts from "#i18n/firstTexts.ts"
import { BottomMenu } from "#ui/frame/BottomMenu.tsx"
import { Ticker } from "#ui/frame/Ticker.tsx"
import { TopBar } from "#ui/frame/TopBar.tsx"
import { WelcomeCard } from "#ui/frame/WelcomeCard.tsx"
import { GameMenu } from "#ui/game/GameMenu.tsx"
import { WinnerBoard, type WinnerRow } from "#ui/game/WinnerBoard.tsx"
import { WinnerPlace } from "#ui/game/WinnerPlace.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"
import { type Texts, TextsProvider } from "#ui/texts.tsx"

const known: Readonly<Record<string, string>> = { ...firstTexts }

const texts: Texts = {
  language: "first",
  t: (key) => known[key] ?? "",
  on: () => {},
  off: () => {},
}

const nothing = () => {}

const member = {
  nickname: "",
  balance: { state: "loading" },
  onRefresh: nothing,
  inbox: { href: paths.inbox },
  badge: "",
} as const

/** A row whose words the page writes, and whose picture waits for the app. */
const blank = (index: number): WinnerRow => ({
  key: String(index),
  game: "",
  player: "",
  win: "",
  icon: poster,
})

/** Both headers stand in the page, which drops the one that is not its visitor's. */
const visitors = [
  { visitor: "guest", part: { guest: { login: { href: paths.login }, register: { href: paths.register } } } },
  { visitor: "member", part: { member } },
] as const

/**
 * Home as it is before anything is known: drawn into the page by the build, so that it stands before any script.
 *
 * The app takes its place with the same components in the same state. The first winners stand in it as soon
 * as they are known: the page fills the template and puts it where they will be.
 */
export const Shell = () => (
  <TextsProvider texts={texts}>
    {visitors.map(({ visitor, part }) => (
      <div key={visitor} data-visitor={visitor}>
        <TopBar home={{ href: paths.home }} {...part} keepsDownload onMenu={nothing} />
      </div>
    ))}
    <div>
      <BannerCarousel banners={[]} poster={poster} loading onPick={nothing} />
      <Ticker titles={undefined} href={paths.notice} />
      <GameMenu entries={[]} loading onPick={nothing} />
      <div data-visitor="guest">
        <WelcomeCard offer={known["signup_bonus_plain"] ?? ""} register={{ href: paths.register }} />
      </div>
      <WinnerPlace />
      <template>
        <WinnerBoard
          winners={Array.from({ length: limits.winnersAtRest }, (_, index) => blank(index))}
          onPick={nothing}
        />
      </template>
    </div>
    <BottomMenu active="home" onService={nothing} />
  </TextsProvider>
)
