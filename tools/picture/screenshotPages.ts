import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"

export type ScreenshotPage = readonly [path: string, persona: string]

export const screenshotPages: ReadonlyArray<ScreenshotPage> = [
  [paths.home, "guest"],
  [paths.home, "0"],
  [paths.slotsCentre, "guest"],
  [`${paths.gameList}?gameType=RNG`, "0"],
  [paths.activity, "0"],
  [paths.login, "guest"],
  [paths.deposit, "0"],
  [paths.inbox, "0"],
  [paths.bettingRecord, "0"],
  [paths.settings, "0"],
  [paths.home, "4"],
  [paths.home, "9"],
  [paths.memberHome, "0"],
  [paths.games, "0"],
  [paths.live, "0"],
  [paths.hot, "0"],
  [paths.lotteryList, "0"],
  [paths.app, "guest"],
  [paths.rewardCentre, "0"],
  [`${paths.rewardCentre}?tab=mission`, "0"],
  [paths.inviteFriends, "0"],
  [paths.register, "guest"],
  [paths.forgot, "guest"],
  [paths.trial, "guest"],
  [paths.terms, "guest"],
  [paths.agreement, "guest"],
  [paths.changePassword, "0"],
  [paths.myAccount, "0"],
  [`${paths.deposit}?method=MANUAL`, "0"],
  [paths.withdraw, "0"],
  [paths.securityCentre, "0"],
  [`${paths.securityCentre}?part=bankCard`, "0"],
  [paths.feedback, "0"],
  [paths.message, "0"],
  [paths.notice, "0"],
  [`${paths.notice}?id=PL703`, "guest"],
  [`${paths.agentNotice}?types=A`, "9"],
  [`${paths.inbox}?id=M9005`, "0"],
  [paths.help, "guest"],
  [`${paths.accountRecord}?types=A`, "9"],
  [paths.profitLoss, "0"],
  [paths.pointsMall, "0"],
  [paths.memberTasks, "0"],
  [paths.agent, "9"],
  [paths.teamOverview, "9"],
  [paths.teamPnl, "9"],
  [paths.team, "9"],
  [paths.teamBetting, "9"],
  [paths.redRain, "9"],
  [paths.agentRebate, "9"],
  [paths.teamRebate, "9"],
  [paths.agentRegister, "9"],
  [paths.agentDividend, "9"],
  [paths.salaryContract, "9"],
  [paths.dividendContract, "9"],
  [paths.hourContract, "9"],
]

const depositSteps = ["Jade Coin Bank", "Amount=500", "Continue"]
const withdrawSteps = ["Amount=500", `Payment password=${demoPaymentPassword}`, "Continue"]

/** Dialogs, receipts and refusals of a page, each by its steps in English: the name of a control, or a field and its value. */
export const flows: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  [paths.home]: { menu: ["Menu"], service: ["Service"] },
  [paths.memberHome]: { transfer: ["Transfer between wallets"] },
  [paths.login]: { refused: ["Username=nobody", "Password=lantern456", "Login"] },
  [paths.settings]: { question: ["Sign out"] },
  [`${paths.deposit}?method=MANUAL`]: { question: depositSteps, receipt: [...depositSteps, "Confirm"] },
  [paths.withdraw]: { question: withdrawSteps, receipt: [...withdrawSteps, "Confirm"] },
  [paths.pointsMall]: { question: ["Redeem"] },
}

/** Ten pages that show the design of a brand: colours, shapes and text sizes. */
export const brandScreenshotPages = screenshotPages.slice(0, 10)
