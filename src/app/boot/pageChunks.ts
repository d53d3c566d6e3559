import { Record as Records, String } from "effect"
import { type ComponentType, createElement } from "react"

import { tabOf } from "#domain/entry/EntryTab.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { registerPanel } from "#pages/entry/registration/registerPanel.ts"

import { withTexts } from "../areaTexts.ts"
import { textAreas } from "../textAreas.ts"

type LazyPageName = Exclude<PageName, "home">

// Each file and the component that it exports are named after the page.
type Module<Name extends string> = Readonly<Record<`${Capitalize<Name>}Page`, ComponentType>>

const loadProtection = () => import("../protection.ts").then((chunk) => chunk.loadProtectionTerms())

// This file is a separate chunk, so that home's first content does not wait for the list of all page files.
const imports: { readonly [Name in LazyPageName]: () => Promise<Module<Name>> } = {
  entry: () =>
    import("#pages/entry/EntryPage.tsx").then(({ EntryPage }) => ({
      EntryPage: () => createElement(EntryPage, { loadProtection }),
    })),
  forgotPassword: () => import("#pages/entry/recovery/ForgotPasswordPage.tsx"),
  changePassword: () => import("#pages/account/ChangePasswordPage.tsx"),
  settings: () => import("#pages/account/SettingsPage.tsx"),
  protection: () => import("../protection.ts").then((chunk) => chunk.loadProtectionPage()),
  trial: () => import("#pages/entry/TrialPage.tsx"),
  promotions: () => import("#pages/promo/promotion/PromotionsPage.tsx"),
  rewards: () => import("#pages/promo/promotion/RewardsPage.tsx"),
  invite: () => import("#pages/promo/InvitePage.tsx"),
  appDownload: () => import("#pages/promo/download/AppDownloadPage.tsx"),
  memberHome: () => import("#pages/account/MemberHomePage.tsx"),
  myAccount: () => import("#pages/account/MyAccountPage.tsx"),
  bettingRecord: () => import("#pages/records/BettingRecordPage.tsx"),
  accountRecord: () => import("#pages/records/AccountRecordPage.tsx"),
  profitLoss: () => import("#pages/records/ProfitLossPage.tsx"),
  pointsMall: () => import("#pages/promo/mall/PointsMallPage.tsx"),
  task: () => import("#pages/promo/task/TaskPage.tsx"),
  memberTasks: () => import("#pages/promo/task/MemberTasksPage.tsx"),
  deposit: () => import("#pages/cashier/deposit/DepositPage.tsx"),
  withdraw: () => import("#pages/cashier/withdrawal/WithdrawPage.tsx"),
  securityCentre: () => import("#pages/account/SecurityCentrePage.tsx"),
  feedback: () => import("#pages/messages/FeedbackPage.tsx"),
  notice: () => import("#pages/messages/NoticePage.tsx"),
  agentNotice: () => import("#pages/messages/AgentNoticePage.tsx"),
  message: () => import("#pages/messages/MessagePage.tsx"),
  help: () => import("#pages/help/HelpPage.tsx"),
  inbox: () => import("#pages/messages/InboxPage.tsx"),
  agentHome: () => import("#pages/agent/AgentHomePage.tsx"),
  teamOverview: () => import("#pages/agent/team/TeamOverviewPage.tsx"),
  teamPnl: () => import("#pages/agent/team/TeamPnlPage.tsx"),
  team: () => import("#pages/agent/team/TeamPage.tsx"),
  teamBetting: () => import("#pages/agent/team/TeamBettingPage.tsx"),
  redRain: () => import("#pages/promo/rain/RedRainPage.tsx"),
  agentRebate: () => import("#pages/agent/payout/AgentRebatePage.tsx"),
  teamRebate: () => import("#pages/agent/team/TeamRebatePage.tsx"),
  agentRegister: () => import("#pages/agent/affiliate/AgentRegisterPage.tsx"),
  agentDividend: () => import("#pages/agent/payout/AgentDividendPage.tsx"),
  contract: () => import("#pages/agent/contract/ContractPage.tsx"),
  gameEntry: () => import("#pages/games/category/GameEntryPage.tsx"),
  category: () => import("#pages/games/category/CategoryPage.tsx"),
  gameList: () => import("#pages/games/list/GameListPage.tsx"),
  lotteryList: () => import("#pages/games/lottery/LotteryListPage.tsx"),
  lotteryIframe: () => import("#pages/games/lottery/LotteryIframePage.tsx"),
}

const componentOf = <Name extends LazyPageName>(name: Name, module: Module<Name>): ComponentType =>
  module[`${String.capitalize(name)}Page` as const]

const load = async <Name extends LazyPageName>(name: Name): Promise<ComponentType> =>
  componentOf(name, await withTexts(textAreas[name], imports[name]()))

/** `entry.ts` passes the path of the opened page. */
export const pageChunks: Readonly<Record<LazyPageName, (path?: string) => Promise<ComponentType>>> =
  Records.map(imports, (_, name) => (path?: string) => {
    // If this import fails, the registration tab imports the panel again.
    if (path !== undefined && name === "entry" && tabOf(path) === "register") registerPanel().catch(() => {})
    return load(name)
  })
