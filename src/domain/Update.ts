import { paths } from "#config/paths.ts"

/** What a player is in the middle of when a newer version of the app is there. */
export interface Doing {
  /** Path of the page on screen, without its query. */
  readonly path: string
  /** A call is waited for: a login, a launch, a change that is on its way. */
  readonly isWaiting: boolean
  /** A game runs in its frame over the page. */
  readonly isPlaying: boolean
}

/** Pages where something is typed that a new start would lose, money is moved, or a game runs. */
const busyPages: ReadonlyArray<string> = [
  paths.login,
  paths.register,
  "/m/register.html",
  paths.terms,
  paths.agreement,
  paths.forgot,
  paths.changePassword,
  paths.securityCentre,
  paths.trial,
  "/m/trial",
  paths.agentRegister,
  paths.feedback,
  paths.deposit,
  paths.withdraw,
  paths.pointsMall,
  paths.activity,
  paths.rewardCentre,
  paths.memberHome,
  paths.team,
  paths.agentRebate,
  paths.teamRebate,
  paths.agentDividend,
  paths.salaryContract,
  paths.dividendContract,
  paths.hourContract,
  paths.lottery,
  paths.lotteryH5,
  paths.redRain,
]

/** Whether the app may be started anew: never during login, registration, money or a running game. */
export const mayStartAnew = ({ path, isWaiting, isPlaying }: Doing): boolean =>
  !isWaiting && !isPlaying && !busyPages.includes(path)
