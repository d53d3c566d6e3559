import { Option, Struct } from "effect"

import { homePaths, paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import type { Rule } from "#domain/Access.ts"
import { categoryName } from "#domain/games/Vendor.ts"
import type { Session } from "#domain/Session.ts"
import type { ExtraModuleId } from "#domain/Whitelabel.ts"

import { type Address, type Look, type PageDefinition, usualShape } from "./PageDefinition.ts"

const usual: Omit<Look, "title"> = {
  header: true,
  banner: false,
  bottomMenu: true,
  closes: false,
  back: "previous",
  parent: paths.home,
  views: [],
  category: "",
  shape: usualShape,
}

const bare = { header: false, bottomMenu: false } as const
const form = { shape: "form", work: "form" } as const
const play = { rule: "anyone", isPlay: true } as const
const inMemberCentre = { parent: paths.memberHome } as const
const playInMemberCentre = { ...inMemberCentre, isPlay: true } as const
const ofProtection = { rule: "notTrial", module: "RGLIMIT3" } as const
const inAgentArea = { parent: paths.agent, rule: "agent" } as const

// Spec §2 "Routes" and "Page frame" define these pages. `lottery` and `agent` mean only these pages (C1).
// The back arrow of the message centre opens home (C2).
const definitions = {
  home: {
    title: "home",
    rule: "anyone",
    back: "none",
    // `/m` redirects to `/m/` before a page renders (C3).
    at: homePaths.map((path) => ({ path, banner: path !== "/m" })),
  },
  entry: {
    title: "login",
    rule: "anyone",
    ...form,
    isLikely: true,
    at: [
      { path: paths.login, ...bare, rule: "entry", back: "home" },
      { path: paths.register, ...bare, rule: "entry", back: "home", title: "register" },
      { path: "/m/register.html", ...bare, rule: "entry", back: "home", title: "register" },
      { path: paths.terms, title: "title_terms", shape: "text" },
      { path: paths.agreement, title: "title_agreement", shape: "text" },
    ],
  },
  forgotPassword: {
    title: "title_forgot_password",
    rule: "anyone",
    ...form,
    ...bare,
    back: "home",
    at: [paths.forgot],
  },
  changePassword: {
    title: "title_first_password",
    rule: "passwordChange",
    ...form,
    ...bare,
    back: "none",
    at: [paths.changePassword],
  },
  settings: { title: "title_settings", rule: "anyone", ...inMemberCentre, at: [paths.settings] },
  protection: { title: "title_protection", ...ofProtection, ...inMemberCentre, at: [paths.protection] },
  trial: {
    title: "title_free_trial",
    rule: "anyone",
    back: "home",
    work: "form",
    at: [paths.trial, "/m/trial"],
  },
  promotions: {
    title: "promotion",
    ...play,
    back: "home",
    category: "PROMO",
    shape: "cards",
    work: "form",
    at: [paths.activity],
  },
  rewards: {
    title: "reward_center",
    rule: "realMember",
    ...playInMemberCentre,
    shape: "cards",
    work: "form",
    at: [paths.rewardCentre],
  },
  invite: { title: "affiliate", rule: "session", isPlay: true, shape: "text", at: [paths.inviteFriends] },
  appDownload: { title: "download_app", rule: "anyone", ...bare, shape: "text", at: [paths.app] },
  memberHome: {
    title: "title_member_centre",
    rule: "memberCentre",
    header: false,
    work: "form",
    at: [paths.memberHome],
  },
  myAccount: { title: "my_account", rule: "session", ...inMemberCentre, at: [paths.myAccount] },
  bettingRecord: { title: "betting_record", rule: "session", ...inMemberCentre, at: [paths.bettingRecord] },
  accountRecord: { title: "account_record", rule: "session", ...inMemberCentre, at: [paths.accountRecord] },
  profitLoss: { title: "profit_and_loss", rule: "session", ...inMemberCentre, at: [paths.profitLoss] },
  pointsMall: {
    title: "point_mall",
    rule: "realMember",
    ...playInMemberCentre,
    shape: "tiles",
    work: "form",
    at: [paths.pointsMall],
  },
  task: { title: "task", rule: "realMember", ...playInMemberCentre, at: [paths.task] },
  memberTasks: { title: "my_tasks", rule: "realMember", ...playInMemberCentre, at: [paths.memberTasks] },
  deposit: {
    title: "deposit",
    rule: "depositor",
    loginReason: "login_to_deposit",
    ...playInMemberCentre,
    views: ["method", "receipt"],
    work: "form",
    at: [paths.deposit],
  },
  withdraw: {
    title: "withdraw",
    rule: "session",
    loginReason: "login_to_withdraw",
    ...inMemberCentre,
    ...form,
    at: [paths.withdraw],
  },
  securityCentre: {
    title: "security_center",
    rule: "session",
    ...inMemberCentre,
    work: "form",
    at: [paths.securityCentre],
  },
  feedback: {
    title: "feedback",
    rule: "session",
    loginReason: "login_to_feedback",
    ...form,
    at: [paths.feedback],
  },
  notice: { title: "title_announcement", rule: "anyone", bottomMenu: false, at: [paths.notice] },
  agentNotice: { title: "title_announcement", ...inAgentArea, at: [paths.agentNotice] },
  message: { title: "title_messages", rule: "anyone", header: false, back: "home", at: [paths.message] },
  help: { title: "title_help", rule: "anyone", bottomMenu: false, shape: "text", at: [paths.help] },
  inbox: { title: "inbox", rule: "inbox", loginReason: "login_to_messages", at: [paths.inbox] },
  agentHome: { title: "agent_center", rule: "agent", ...bare, at: [paths.agent] },
  teamOverview: { title: "team_overview", ...inAgentArea, at: [paths.teamOverview] },
  teamPnl: { title: "team_pnl", ...inAgentArea, at: [paths.teamPnl] },
  team: { title: "my_team", ...inAgentArea, work: "form", at: [paths.team] },
  teamBetting: { title: "team_betting", ...inAgentArea, at: [paths.teamBetting] },
  redRain: { title: "red_rain", ...inAgentArea, isPlay: true, work: "game", at: [paths.redRain] },
  agentRebate: { title: "agent_rebate", ...inAgentArea, work: "form", at: [paths.agentRebate] },
  teamRebate: { title: "team_rebate", ...inAgentArea, work: "form", at: [paths.teamRebate] },
  agentRegister: { title: "open_account", ...inAgentArea, ...form, at: [paths.agentRegister] },
  agentDividend: { title: "agent_dividend", ...inAgentArea, work: "form", at: [paths.agentDividend] },
  // A contract prompt opens this page for any member, not just for agents (spec §4 "Contract prompts").
  contract: {
    title: "salary_contract",
    ...inAgentArea,
    rule: "realMember",
    shape: "text",
    work: "form",
    at: [
      paths.salaryContract,
      { path: paths.dividendContract, title: "dividend_contract" },
      { path: paths.hourContract, title: "hour_contract" },
    ],
  },
  gameEntry: {
    title: "title_game_center",
    ...play,
    shape: "posters",
    at: [{ path: paths.games, banner: true }, paths.game],
  },
  category: {
    title: "title_slots",
    ...play,
    isLikely: true,
    shape: "tiles",
    at: [
      { path: paths.rng, category: "RNG", shape: "posters" },
      { path: paths.slotsCentre, category: "RNG", shape: "posters", bottomMenu: false },
      { path: paths.live, category: "LIVE", title: "category_LIVE" },
      { path: paths.sports, category: "SPORTS", title: "category_SPORTS" },
      { path: paths.esports, category: "ESPORTS", title: "category_ESPORTS" },
      { path: paths.fish, category: "FISH", title: "category_FISH" },
      { path: paths.pvp, category: "PVP", title: "category_PVP" },
      { path: paths.lott, category: "LOTT", title: "category_LOTT" },
      { path: paths.elott, category: "ELOTT", title: "category_ELOTT" },
      { path: paths.hot, category: "HOT", title: "category_HOT", shape: "posters" },
    ],
  },
  gameList: { title: "more_game", ...play, bottomMenu: false, shape: "posters", at: [paths.gameList] },
  lotteryList: { title: "title_lotteries", ...play, at: [paths.lotteryList] },
  lotteryIframe: {
    title: "category_LOTT",
    rule: "session",
    isPlay: true,
    loginReason: "login_to_play",
    ...bare,
    closes: true,
    work: "game",
    at: [paths.lotteryH5, paths.lottery],
  },
} satisfies Readonly<Record<string, PageDefinition>>

export type PageName = keyof typeof definitions

export interface Page extends Look {
  readonly name: PageName
  readonly path: string
  readonly rule: Rule
  readonly isLikely: boolean
  readonly module?: ExtraModuleId
}

export const table: Readonly<Record<PageName, PageDefinition>> = definitions

const pageAt = (name: PageName, address: Address): Page => {
  const { at: _at, ...definition } = table[name]
  const own = typeof address === "string" ? { path: address } : address
  return { ...usual, isLikely: false, ...definition, ...own, name }
}

export const names: ReadonlyArray<PageName> = Struct.keys(table)

export const all: ReadonlyArray<Page> = names.flatMap((name) =>
  table[name].at.map((address) => pageAt(name, address)),
)

const byPath: ReadonlyMap<string, Page> = new Map(all.map((page) => [page.path, page]))

export const find = (path: string): Page | undefined => byPath.get(path)

const home = pageAt("home", paths.home)

/** An unknown address shows home (open point 145). */
export const at = (path: string): Page => find(path) ?? home

export const parentOf = (path: string, search: string): string => {
  const page = at(path)
  const query = new URLSearchParams(search)
  return page.views.some((view) => query.get(view) !== null) ? page.path : page.parent
}

export const isHome = (path: string): boolean => find(path)?.name === "home"

export const isSame = (one: string, other: string): boolean => find(one)?.name === find(other)?.name

export const routeOf = (path: string, search: string): string => {
  const query = new URLSearchParams(search)
  // The route ignores the search text, so that the page does not fade while a player types (C52).
  query.delete("q")
  return `${path}?${query}`
}

export const ruleAt = (name: PageName, path: string): Rule => {
  const page = find(path)
  // If the address belongs to another page, this page is about to unmount, and its own rule applies.
  return page?.name === name ? page.rule : table[name].rule
}

const pageOf = (address: string): Page | undefined => find(address.replace(/[?#].*$/, ""))

export const ruleOf = (address: string): Rule => pageOf(address)?.rule ?? "anyone"

export const loginReasonOf = (address: string): MessageKey => {
  const page = pageOf(address)
  return (page && table[page.name].loginReason) ?? "login_to_account"
}

export const titleOf = (
  { name, title }: Page,
  query: string,
  session: Option.Option<Session>,
): MessageKey => {
  if (name === "gameList") return categoryName(new URLSearchParams(query).get("gameType") ?? "")
  // Assumed: 'first password' is the title of a forced change, and a voluntary change has its own title.
  const isByChoice = Option.exists(session, ({ firstTimeLogin }) => !firstTimeLogin)
  return name === "changePassword" && isByChoice ? "change_password" : title
}
