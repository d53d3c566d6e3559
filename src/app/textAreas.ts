import type { PageName } from "#domain/frame/Pages.ts"

/** The folders of texts that home does not show. */
export type TextArea =
  | "account"
  | "agent"
  | "cashier"
  | "entry"
  | "frame"
  | "games"
  | "messages"
  | "promo"
  | "protection"
  | "records"

/** The areas of a page's texts. Each page but home also has the texts that several areas share. */
export const textAreas: Readonly<Record<Exclude<PageName, "home">, ReadonlyArray<TextArea>>> = {
  entry: ["entry"],
  forgotPassword: ["entry"],
  changePassword: ["account"],
  settings: ["account"],
  protection: ["protection"],
  trial: ["entry"],
  promotions: ["promo", "entry"],
  rewards: ["promo", "entry"],
  invite: ["promo"],
  appDownload: ["promo"],
  memberHome: ["account"],
  myAccount: ["account"],
  bettingRecord: ["records"],
  accountRecord: ["records"],
  profitLoss: ["records"],
  pointsMall: ["promo"],
  task: ["promo"],
  memberTasks: ["promo"],
  deposit: ["cashier"],
  withdraw: ["cashier"],
  securityCentre: ["account"],
  feedback: ["messages"],
  notice: ["messages"],
  agentNotice: ["messages"],
  message: ["messages"],
  help: [],
  inbox: ["messages"],
  agentHome: ["agent"],
  teamOverview: ["agent"],
  teamPnl: ["agent"],
  team: ["agent"],
  teamBetting: ["agent"],
  redRain: ["promo"],
  agentRebate: ["agent"],
  teamRebate: ["agent"],
  agentRegister: ["agent"],
  agentDividend: ["agent"],
  contract: ["agent"],
  gameEntry: ["games"],
  category: ["games"],
  gameList: ["games"],
  lotteryList: ["games"],
  lotteryIframe: ["games"],
}
