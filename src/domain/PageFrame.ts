import { Option } from "effect"

import { homePaths, paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"

import type { Session } from "./Session.ts"
import { categoryName, pageName } from "./Vendor.ts"

/** What stands around a page, spec §2 "Page frame". */
export interface PageFrame {
  /** The site header: logo, login or member, menu. */
  readonly header: boolean
  /** The home-style banner. */
  readonly banner: boolean
  readonly bottomMenu: boolean
  readonly title: MessageKey
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

const titles: Readonly<Record<string, MessageKey>> = {
  [paths.activity]: "promotion",
  [paths.rewardCentre]: "reward_center",
  [paths.inviteFriends]: "affiliate",
  [paths.forgot]: "title_forgot_password",
  [paths.login]: "login",
  [paths.register]: "register",
  [paths.trial]: "title_free_trial",
  [paths.changePassword]: "title_first_password",
  [paths.notice]: "title_announcement",
  [paths.agentNotice]: "title_announcement",
  [paths.inbox]: "inbox",
  [paths.game]: "title_game_center",
  [paths.games]: "title_game_center",
  [paths.rng]: "title_slots",
  [paths.slotsCentre]: "title_slots",
  [paths.lotteryList]: "title_lotteries",
  [paths.lottery]: "category_LOTT",
  [paths.lotteryH5]: "category_LOTT",
  [paths.message]: "title_messages",
  [paths.settings]: "title_settings",
  [paths.terms]: "title_terms",
  [paths.agreement]: "title_agreement",
  [paths.help]: "title_help",
  [paths.feedback]: "feedback",
  [paths.memberHome]: "member",
  [paths.app]: "download_app",
  [paths.myAccount]: "my_account",
  [paths.agent]: "agent_center",
  [paths.teamOverview]: "team_overview",
  [paths.teamPnl]: "team_pnl",
  [paths.team]: "my_team",
  [paths.teamBetting]: "team_betting",
  [paths.redRain]: "red_rain",
  [paths.agentRebate]: "agent_rebate",
  [paths.teamRebate]: "team_rebate",
  [paths.agentRegister]: "open_account",
  [paths.agentDividend]: "agent_dividend",
  [paths.salaryContract]: "salary_contract",
  [paths.dividendContract]: "dividend_contract",
  [paths.hourContract]: "hour_contract",
  [paths.bettingRecord]: "betting_record",
  [paths.accountRecord]: "account_record",
  [paths.profitLoss]: "profit_and_loss",
  [paths.pointsMall]: "point_mall",
  [paths.task]: "task",
  [paths.memberTasks]: "my_tasks",
}

/** The same page under another address. */
const aliases: Readonly<Record<string, string>> = {
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
    title: titles[path] ?? pageName(path) ?? "home",
    closes: closing.includes(path),
    back: backOf(path),
  }
}

/**
 * What a page is called for whoever sees it: a list of games by its category, any other by its address.
 *
 * Assumed: 'first password' is the title of a change that is forced; one by choice has its own.
 */
export const titleOf = (path: string, query: string, session: Option.Option<Session>): MessageKey => {
  if (path === paths.gameList) return categoryName(new URLSearchParams(query).get("gameType") ?? "")
  const isByChoice = Option.exists(session, ({ firstTimeLogin }) => !firstTimeLogin)
  return path === paths.changePassword && isByChoice ? "change_password" : frameOf(path).title
}

/** Whether an address is home under any of its names. */
export const showsHome = isHome
