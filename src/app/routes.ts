import { categoryPaths, entryPaths, gamesPaths, lotteryPaths } from "#config/pageKeys.ts"
import { paths } from "#config/paths.ts"
import type { Rule } from "#domain/Access.ts"

import { type LazyPage, lazyPage } from "./lazyPage.tsx"

/** A page of the app: its addresses, and who may see it. */
export interface Route {
  readonly paths: ReadonlyArray<string>
  readonly page: LazyPage
  readonly rule: Rule
}

const route = (at: ReadonlyArray<string>, rule: Rule, page: LazyPage): Route => ({
  paths: at,
  page,
  rule,
})

/** Every page that exists beside home, which comes with the app (spec §2 "Routes"). */
export const routes: ReadonlyArray<Route> = [
  route(
    entryPaths,
    "anyone",
    lazyPage(() => import("#pages/entry/EntryPage.tsx").then(({ EntryPage }) => EntryPage)),
  ),
  route(
    [paths.forgot],
    "anyone",
    lazyPage(() =>
      import("#pages/entry/ForgotPasswordPage.tsx").then(({ ForgotPasswordPage }) => ForgotPasswordPage),
    ),
  ),
  route(
    [paths.changePassword],
    "passwordChange",
    lazyPage(() =>
      import("#pages/entry/ChangePasswordPage.tsx").then(({ ChangePasswordPage }) => ChangePasswordPage),
    ),
  ),
  route(
    [paths.settings],
    "anyone",
    lazyPage(() => import("#pages/entry/SettingsPage.tsx").then(({ SettingsPage }) => SettingsPage)),
  ),
  route(
    [paths.trial, "/m/trial"],
    "anyone",
    lazyPage(() => import("#pages/entry/TrialPage.tsx").then(({ TrialPage }) => TrialPage)),
  ),
  route(
    [paths.activity],
    "anyone",
    lazyPage(() => import("#pages/promo/PromotionsPage.tsx").then(({ PromotionsPage }) => PromotionsPage)),
  ),
  route(
    [paths.rewardCentre],
    "realMember",
    lazyPage(() => import("#pages/promo/RewardsPage.tsx").then(({ RewardsPage }) => RewardsPage)),
  ),
  route(
    [paths.inviteFriends],
    "session",
    lazyPage(() => import("#pages/promo/InvitePage.tsx").then(({ InvitePage }) => InvitePage)),
  ),
  route(
    [paths.app],
    "anyone",
    lazyPage(() => import("#pages/promo/AppDownloadPage.tsx").then(({ AppDownloadPage }) => AppDownloadPage)),
  ),
  route(
    [paths.memberHome],
    "memberCentre",
    lazyPage(() => import("#pages/account/MemberHomePage.tsx").then(({ MemberHomePage }) => MemberHomePage)),
  ),
  route(
    [paths.myAccount],
    "session",
    lazyPage(() => import("#pages/account/MyAccountPage.tsx").then(({ MyAccountPage }) => MyAccountPage)),
  ),
  route(
    [paths.bettingRecord],
    "session",
    lazyPage(() =>
      import("#pages/records/BettingRecordPage.tsx").then(({ BettingRecordPage }) => BettingRecordPage),
    ),
  ),
  route(
    [paths.accountRecord],
    "session",
    lazyPage(() =>
      import("#pages/records/AccountRecordPage.tsx").then(({ AccountRecordPage }) => AccountRecordPage),
    ),
  ),
  route(
    [paths.profitLoss],
    "session",
    lazyPage(() => import("#pages/records/ProfitLossPage.tsx").then(({ ProfitLossPage }) => ProfitLossPage)),
  ),
  route(
    [paths.pointsMall],
    "realMember",
    lazyPage(() => import("#pages/mall/PointsMallPage.tsx").then(({ PointsMallPage }) => PointsMallPage)),
  ),
  route(
    [paths.task],
    "realMember",
    lazyPage(() => import("#pages/tasks/TaskPage.tsx").then(({ TaskPage }) => TaskPage)),
  ),
  route(
    [paths.memberTasks],
    "realMember",
    lazyPage(() => import("#pages/tasks/MemberTasksPage.tsx").then(({ MemberTasksPage }) => MemberTasksPage)),
  ),
  route(
    [paths.deposit],
    "depositor",
    lazyPage(() => import("#pages/cashier/DepositPage.tsx").then(({ DepositPage }) => DepositPage)),
  ),
  route(
    [paths.withdraw],
    "session",
    lazyPage(() => import("#pages/cashier/WithdrawPage.tsx").then(({ WithdrawPage }) => WithdrawPage)),
  ),
  route(
    [paths.securityCentre],
    "session",
    lazyPage(() =>
      import("#pages/security/SecurityCentrePage.tsx").then(({ SecurityCentrePage }) => SecurityCentrePage),
    ),
  ),
  route(
    [paths.feedback],
    "session",
    lazyPage(() => import("#pages/messages/FeedbackPage.tsx").then(({ FeedbackPage }) => FeedbackPage)),
  ),
  route(
    [paths.notice],
    "anyone",
    lazyPage(() => import("#pages/messages/NoticePage.tsx").then(({ NoticePage }) => NoticePage)),
  ),
  route(
    [paths.agentNotice],
    "agent",
    lazyPage(() =>
      import("#pages/messages/AgentNoticePage.tsx").then(({ AgentNoticePage }) => AgentNoticePage),
    ),
  ),
  route(
    [paths.message],
    "anyone",
    lazyPage(() => import("#pages/messages/MessagePage.tsx").then(({ MessagePage }) => MessagePage)),
  ),
  route(
    [paths.help],
    "anyone",
    lazyPage(() => import("#pages/help/HelpPage.tsx").then(({ HelpPage }) => HelpPage)),
  ),
  route(
    [paths.inbox],
    "inbox",
    lazyPage(() => import("#pages/messages/InboxPage.tsx").then(({ InboxPage }) => InboxPage)),
  ),
  route(
    [paths.agent],
    "agent",
    lazyPage(() => import("#pages/agent/AgentHomePage.tsx").then(({ AgentHomePage }) => AgentHomePage)),
  ),
  route(
    [paths.teamOverview],
    "agent",
    lazyPage(() =>
      import("#pages/agent/TeamOverviewPage.tsx").then(({ TeamOverviewPage }) => TeamOverviewPage),
    ),
  ),
  route(
    [paths.teamPnl],
    "agent",
    lazyPage(() => import("#pages/agent/TeamPnlPage.tsx").then(({ TeamPnlPage }) => TeamPnlPage)),
  ),
  route(
    [paths.team],
    "agent",
    lazyPage(() => import("#pages/agent/TeamPage.tsx").then(({ TeamPage }) => TeamPage)),
  ),
  route(
    [paths.teamBetting],
    "agent",
    lazyPage(() => import("#pages/agent/TeamBettingPage.tsx").then(({ TeamBettingPage }) => TeamBettingPage)),
  ),
  route(
    [paths.redRain],
    "agent",
    lazyPage(() => import("#pages/agent/RedRainPage.tsx").then(({ RedRainPage }) => RedRainPage)),
  ),
  route(
    [paths.agentRebate],
    "agent",
    lazyPage(() => import("#pages/agent/AgentRebatePage.tsx").then(({ AgentRebatePage }) => AgentRebatePage)),
  ),
  route(
    [paths.teamRebate],
    "agent",
    lazyPage(() => import("#pages/agent/TeamRebatePage.tsx").then(({ TeamRebatePage }) => TeamRebatePage)),
  ),
  route(
    [paths.agentRegister],
    "agent",
    lazyPage(() =>
      import("#pages/agent/AgentRegisterPage.tsx").then(({ AgentRegisterPage }) => AgentRegisterPage),
    ),
  ),
  route(
    [paths.agentDividend],
    "agent",
    lazyPage(() =>
      import("#pages/agent/AgentDividendPage.tsx").then(({ AgentDividendPage }) => AgentDividendPage),
    ),
  ),
  // Whoever is asked about a contract may look at it, be it no agent (spec §4 "Contract prompts").
  route(
    [paths.salaryContract, paths.dividendContract, paths.hourContract],
    "realMember",
    lazyPage(() => import("#pages/agent/ContractPage.tsx").then(({ ContractPage }) => ContractPage)),
  ),
  route(
    gamesPaths,
    "anyone",
    lazyPage(() => import("#pages/games/GameEntryPage.tsx").then(({ GameEntryPage }) => GameEntryPage)),
  ),
  route(
    categoryPaths,
    "anyone",
    lazyPage(() => import("#pages/games/CategoryPage.tsx").then(({ CategoryPage }) => CategoryPage)),
  ),
  route(
    [paths.gameList],
    "anyone",
    lazyPage(() => import("#pages/games/GameListPage.tsx").then(({ GameListPage }) => GameListPage)),
  ),
  route(
    [paths.lotteryList],
    "anyone",
    lazyPage(() => import("#pages/games/LotteryListPage.tsx").then(({ LotteryListPage }) => LotteryListPage)),
  ),
  route(
    lotteryPaths,
    "session",
    lazyPage(() =>
      import("#pages/games/LotteryFramePage.tsx").then(({ LotteryFramePage }) => LotteryFramePage),
    ),
  ),
]

/** The page of an address; unknown addresses have none. */
export const routeOf = (path: string): Route | undefined => routes.find((each) => each.paths.includes(path))
