import type { PageName } from "#domain/frame/Pages.ts"
import { HomePage } from "#pages/home/HomePage.tsx"

import { type LazyPage, lazyPage } from "./lazyPage.ts"

/** The component of each page. Home is in the app's bundle; all others are lazy. */
export const pages: Readonly<Record<PageName, LazyPage>> = {
  home: { preload: () => Promise.resolve(), component: () => HomePage },
  entry: lazyPage(() => import("#pages/entry/EntryPage.tsx").then(({ EntryPage }) => EntryPage)),
  forgotPassword: lazyPage(() =>
    import("#pages/entry/ForgotPasswordPage.tsx").then(({ ForgotPasswordPage }) => ForgotPasswordPage),
  ),
  changePassword: lazyPage(() =>
    import("#pages/account/ChangePasswordPage.tsx").then(({ ChangePasswordPage }) => ChangePasswordPage),
  ),
  settings: lazyPage(() =>
    import("#pages/account/SettingsPage.tsx").then(({ SettingsPage }) => SettingsPage),
  ),
  trial: lazyPage(() => import("#pages/entry/TrialPage.tsx").then(({ TrialPage }) => TrialPage)),
  promotions: lazyPage(() =>
    import("#pages/promo/PromotionsPage.tsx").then(({ PromotionsPage }) => PromotionsPage),
  ),
  rewards: lazyPage(() => import("#pages/promo/RewardsPage.tsx").then(({ RewardsPage }) => RewardsPage)),
  invite: lazyPage(() => import("#pages/promo/InvitePage.tsx").then(({ InvitePage }) => InvitePage)),
  appDownload: lazyPage(() =>
    import("#pages/promo/AppDownloadPage.tsx").then(({ AppDownloadPage }) => AppDownloadPage),
  ),
  memberHome: lazyPage(() =>
    import("#pages/account/MemberHomePage.tsx").then(({ MemberHomePage }) => MemberHomePage),
  ),
  myAccount: lazyPage(() =>
    import("#pages/account/MyAccountPage.tsx").then(({ MyAccountPage }) => MyAccountPage),
  ),
  bettingRecord: lazyPage(() =>
    import("#pages/records/BettingRecordPage.tsx").then(({ BettingRecordPage }) => BettingRecordPage),
  ),
  accountRecord: lazyPage(() =>
    import("#pages/records/AccountRecordPage.tsx").then(({ AccountRecordPage }) => AccountRecordPage),
  ),
  profitLoss: lazyPage(() =>
    import("#pages/records/ProfitLossPage.tsx").then(({ ProfitLossPage }) => ProfitLossPage),
  ),
  pointsMall: lazyPage(() =>
    import("#pages/promo/PointsMallPage.tsx").then(({ PointsMallPage }) => PointsMallPage),
  ),
  task: lazyPage(() => import("#pages/promo/TaskPage.tsx").then(({ TaskPage }) => TaskPage)),
  memberTasks: lazyPage(() =>
    import("#pages/promo/MemberTasksPage.tsx").then(({ MemberTasksPage }) => MemberTasksPage),
  ),
  deposit: lazyPage(() => import("#pages/cashier/DepositPage.tsx").then(({ DepositPage }) => DepositPage)),
  withdraw: lazyPage(() =>
    import("#pages/cashier/WithdrawPage.tsx").then(({ WithdrawPage }) => WithdrawPage),
  ),
  securityCentre: lazyPage(() =>
    import("#pages/account/SecurityCentrePage.tsx").then(({ SecurityCentrePage }) => SecurityCentrePage),
  ),
  feedback: lazyPage(() =>
    import("#pages/messages/FeedbackPage.tsx").then(({ FeedbackPage }) => FeedbackPage),
  ),
  notice: lazyPage(() => import("#pages/messages/NoticePage.tsx").then(({ NoticePage }) => NoticePage)),
  agentNotice: lazyPage(() =>
    import("#pages/messages/AgentNoticePage.tsx").then(({ AgentNoticePage }) => AgentNoticePage),
  ),
  message: lazyPage(() => import("#pages/messages/MessagePage.tsx").then(({ MessagePage }) => MessagePage)),
  help: lazyPage(() => import("#pages/help/HelpPage.tsx").then(({ HelpPage }) => HelpPage)),
  inbox: lazyPage(() => import("#pages/messages/InboxPage.tsx").then(({ InboxPage }) => InboxPage)),
  agentHome: lazyPage(() =>
    import("#pages/agent/AgentHomePage.tsx").then(({ AgentHomePage }) => AgentHomePage),
  ),
  teamOverview: lazyPage(() =>
    import("#pages/agent/TeamOverviewPage.tsx").then(({ TeamOverviewPage }) => TeamOverviewPage),
  ),
  teamPnl: lazyPage(() => import("#pages/agent/TeamPnlPage.tsx").then(({ TeamPnlPage }) => TeamPnlPage)),
  team: lazyPage(() => import("#pages/agent/TeamPage.tsx").then(({ TeamPage }) => TeamPage)),
  teamBetting: lazyPage(() =>
    import("#pages/agent/TeamBettingPage.tsx").then(({ TeamBettingPage }) => TeamBettingPage),
  ),
  redRain: lazyPage(() => import("#pages/promo/RedRainPage.tsx").then(({ RedRainPage }) => RedRainPage)),
  agentRebate: lazyPage(() =>
    import("#pages/agent/AgentRebatePage.tsx").then(({ AgentRebatePage }) => AgentRebatePage),
  ),
  teamRebate: lazyPage(() =>
    import("#pages/agent/TeamRebatePage.tsx").then(({ TeamRebatePage }) => TeamRebatePage),
  ),
  agentRegister: lazyPage(() =>
    import("#pages/agent/AgentRegisterPage.tsx").then(({ AgentRegisterPage }) => AgentRegisterPage),
  ),
  agentDividend: lazyPage(() =>
    import("#pages/agent/AgentDividendPage.tsx").then(({ AgentDividendPage }) => AgentDividendPage),
  ),
  contract: lazyPage(() => import("#pages/agent/ContractPage.tsx").then(({ ContractPage }) => ContractPage)),
  gameEntry: lazyPage(() =>
    import("#pages/games/GameEntryPage.tsx").then(({ GameEntryPage }) => GameEntryPage),
  ),
  category: lazyPage(() => import("#pages/games/CategoryPage.tsx").then(({ CategoryPage }) => CategoryPage)),
  gameList: lazyPage(() => import("#pages/games/GameListPage.tsx").then(({ GameListPage }) => GameListPage)),
  lotteryList: lazyPage(() =>
    import("#pages/games/LotteryListPage.tsx").then(({ LotteryListPage }) => LotteryListPage),
  ),
  lotteryIframe: lazyPage(() =>
    import("#pages/games/LotteryIframePage.tsx").then(({ LotteryIframePage }) => LotteryIframePage),
  ),
}
