import { Option } from "effect"

import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { aliases } from "./PageFrame.ts"
import type { Session } from "./Session.ts"
import { categoryName, pageName } from "./Vendor.ts"

/** What each page is called, spec §2 "Page frame" ("Header titles"); a page of a category by its category. */
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
  [paths.deposit]: "deposit",
  [paths.withdraw]: "withdraw",
  [paths.securityCentre]: "security_center",
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

const ownTitle = (address: string): MessageKey => {
  const path = aliases[address] ?? address
  return titles[path] ?? pageName(path) ?? "home"
}

/**
 * What a page is called for whoever sees it: a list of games by its category, any other by its address.
 *
 * Assumed: 'first password' is the title of a change that is forced; one by choice has its own.
 */
export const titleOf = (path: string, query: string, session: Option.Option<Session>): MessageKey => {
  if (path === paths.gameList) return categoryName(new URLSearchParams(query).get("gameType") ?? "")
  const isByChoice = Option.exists(session, ({ firstTimeLogin }) => !firstTimeLogin)
  return path === paths.changePassword && isByChoice ? "change_password" : ownTitle(path)
}
