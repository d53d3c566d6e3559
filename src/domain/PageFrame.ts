import { homePaths, paths } from "#config/paths.ts"

/** What stands around a page, spec §2 "Page frame". */
export interface PageFrame {
  /** The site header: logo, login or member, menu. */
  readonly header: boolean
  /** The home-style banner. */
  readonly banner: boolean
  readonly bottomMenu: boolean
  /** Whether the title bar has a button that closes the page. */
  readonly closes: boolean
  /** Where the back arrow leads: nowhere on home and on the forced password change. */
  readonly back: "none" | "home" | "step"
}

const isHome = (path: string): boolean => homePaths.some((home) => home === path)

/** Pages without the site header; `lottery` and `agent` mean these pages alone (C1). */
const headless: ReadonlyArray<string> = [
  paths.login,
  paths.register,
  paths.message,
  paths.app,
  paths.lottery,
  paths.lotteryH5,
  paths.forgot,
  paths.changePassword,
  paths.memberHome,
  paths.agent,
]

const withoutBottomMenu: ReadonlyArray<string> = [
  paths.login,
  paths.register,
  paths.slotsCentre,
  paths.gameList,
  paths.lottery,
  paths.lotteryH5,
  paths.forgot,
  paths.changePassword,
  paths.app,
  paths.notice,
  paths.agent,
  paths.help,
]

/** `/m` is taken to `/m/`, so the list is literal (C3). */
const withBanner: ReadonlyArray<string> = ["/", "/m/", paths.home, "/m/index", "/m/index.html", paths.games]

const backToHome: ReadonlyArray<string> = [
  paths.login,
  paths.register,
  paths.trial,
  paths.activity,
  paths.forgot,
  // The message centre's own rule wins over 'one step back' (C2).
  paths.message,
]

const closing: ReadonlyArray<string> = [paths.lottery, paths.lotteryH5]

/** The same page under another address. */
export const aliases: Readonly<Record<string, string>> = {
  "/m/register.html": paths.register,
  "/m/trial": paths.trial,
}

const backOf = (path: string): PageFrame["back"] => {
  if (isHome(path) || path === paths.changePassword) return "none"
  return backToHome.includes(path) ? "home" : "step"
}

/** The frame of an address (without its query). */
export const frameOf = (address: string): PageFrame => {
  const path = aliases[address] ?? address
  return {
    header: !headless.includes(path),
    banner: withBanner.includes(path),
    bottomMenu: !withoutBottomMenu.includes(path),
    closes: closing.includes(path),
    back: backOf(path),
  }
}

/** Whether an address is home under any of its names. */
export const showsHome = isHome
