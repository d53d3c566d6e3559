import type { ComponentType } from "react"

import { tabOf } from "#domain/entry/EntryTab.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { registerPanel } from "#pages/entry/registerPanel.ts"

/**
 * The loader of each page but home, whose code is in the app's bundle. `entry.ts` starts that of the opened page, with its
 * path. It names the files of every page, so it is a file of its own, which home's first content does not wait for.
 */
export const pageCode: Readonly<
  Record<Exclude<PageName, "home">, (path?: string) => Promise<ComponentType>>
> = {
  entry: (path) => {
    // The tab loads it again after a failure.
    if (path !== undefined && tabOf(path) === "register") registerPanel().catch(() => {})
    return import("#pages/entry/EntryPage.tsx").then(({ EntryPage }) => EntryPage)
  },
  forgotPassword: () =>
    import("#pages/entry/ForgotPasswordPage.tsx").then(({ ForgotPasswordPage }) => ForgotPasswordPage),
  changePassword: () =>
    import("#pages/account/ChangePasswordPage.tsx").then(({ ChangePasswordPage }) => ChangePasswordPage),
  settings: () => import("#pages/account/SettingsPage.tsx").then(({ SettingsPage }) => SettingsPage),
  trial: () => import("#pages/entry/TrialPage.tsx").then(({ TrialPage }) => TrialPage),
  promotions: () => import("#pages/promo/PromotionsPage.tsx").then(({ PromotionsPage }) => PromotionsPage),
  rewards: () => import("#pages/promo/RewardsPage.tsx").then(({ RewardsPage }) => RewardsPage),
  invite: () => import("#pages/promo/InvitePage.tsx").then(({ InvitePage }) => InvitePage),
  appDownload: () =>
    import("#pages/promo/AppDownloadPage.tsx").then(({ AppDownloadPage }) => AppDownloadPage),
  memberHome: () => import("#pages/account/MemberHomePage.tsx").then(({ MemberHomePage }) => MemberHomePage),
  myAccount: () => import("#pages/account/MyAccountPage.tsx").then(({ MyAccountPage }) => MyAccountPage),
  bettingRecord: () =>
    import("#pages/records/BettingRecordPage.tsx").then(({ BettingRecordPage }) => BettingRecordPage),
  accountRecord: () =>
    import("#pages/records/AccountRecordPage.tsx").then(({ AccountRecordPage }) => AccountRecordPage),
  profitLoss: () => import("#pages/records/ProfitLossPage.tsx").then(({ ProfitLossPage }) => ProfitLossPage),
  pointsMall: () => import("#pages/promo/PointsMallPage.tsx").then(({ PointsMallPage }) => PointsMallPage),
  task: () => import("#pages/promo/TaskPage.tsx").then(({ TaskPage }) => TaskPage),
  memberTasks: () =>
    import("#pages/promo/MemberTasksPage.tsx").then(({ MemberTasksPage }) => MemberTasksPage),
  deposit: () => import("#pages/cashier/DepositPage.tsx").then(({ DepositPage }) => DepositPage),
  withdraw: () => import("#pages/cashier/WithdrawPage.tsx").then(({ WithdrawPage }) => WithdrawPage),
  securityCentre: () =>
    import("#pages/account/SecurityCentrePage.tsx").then(({ SecurityCentrePage }) => SecurityCentrePage),
  feedback: () => import("#pages/messages/FeedbackPage.tsx").then(({ FeedbackPage }) => FeedbackPage),
  notice: () => import("#pages/messages/NoticePage.tsx").then(({ NoticePage }) => NoticePage),
  agentNotice: () =>
    import("#pages/messages/AgentNoticePage.tsx").then(({ AgentNoticePage }) => AgentNoticePage),
  message: () => import("#pages/messages/MessagePage.tsx").then(({ MessagePage }) => MessagePage),
  help: () => import("#pages/help/HelpPage.tsx").then(({ HelpPage }) => HelpPage),
  inbox: () => import("#pages/messages/InboxPage.tsx").then(({ InboxPage }) => InboxPage),
  agentHome: () => import("#pages/agent/AgentHomePage.tsx").then(({ AgentHomePage }) => AgentHomePage),
  teamOverview: () =>
    import("#pages/agent/TeamOverviewPage.tsx").then(({ TeamOverviewPage }) => TeamOverviewPage),
  teamPnl: () => import("#pages/agent/TeamPnlPage.tsx").then(({ TeamPnlPage }) => TeamPnlPage),
  team: () => import("#pages/agent/TeamPage.tsx").then(({ TeamPage }) => TeamPage),
  teamBetting: () =>
    import("#pages/agent/TeamBettingPage.tsx").then(({ TeamBettingPage }) => TeamBettingPage),
  redRain: () => import("#pages/promo/RedRainPage.tsx").then(({ RedRainPage }) => RedRainPage),
  agentRebate: () =>
    import("#pages/agent/AgentRebatePage.tsx").then(({ AgentRebatePage }) => AgentRebatePage),
  teamRebate: () => import("#pages/agent/TeamRebatePage.tsx").then(({ TeamRebatePage }) => TeamRebatePage),
  agentRegister: () =>
    import("#pages/agent/AgentRegisterPage.tsx").then(({ AgentRegisterPage }) => AgentRegisterPage),
  agentDividend: () =>
    import("#pages/agent/AgentDividendPage.tsx").then(({ AgentDividendPage }) => AgentDividendPage),
  contract: () => import("#pages/agent/ContractPage.tsx").then(({ ContractPage }) => ContractPage),
  gameEntry: () => import("#pages/games/GameEntryPage.tsx").then(({ GameEntryPage }) => GameEntryPage),
  category: () => import("#pages/games/CategoryPage.tsx").then(({ CategoryPage }) => CategoryPage),
  gameList: () => import("#pages/games/GameListPage.tsx").then(({ GameListPage }) => GameListPage),
  lotteryList: () =>
    import("#pages/games/LotteryListPage.tsx").then(({ LotteryListPage }) => LotteryListPage),
  lotteryIframe: () =>
    import("#pages/games/LotteryIframePage.tsx").then(({ LotteryIframePage }) => LotteryIframePage),
}
