import { paths } from "#config/paths.ts"

/** The player's activity when a newer version of the app is available. */
export interface UnsavedWork {
  /** Path of the page on screen, without its query. */
  readonly path: string
  /** A login, launch or other change is in flight. */
  readonly isWaiting: boolean
  /** A game frame is open. */
  readonly isPlaying: boolean
  /** The player typed or chose something on the page. */
  readonly isFormTouched: boolean
}

/** Pages that must not reload: a form, a money move or a game is open there. */
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

const isIdle = ({ isWaiting, isPlaying, isFormTouched }: UnsavedWork): boolean =>
  !isWaiting && !isPlaying && !isFormTouched

/** Whether the app may reload. Never during login, registration, a money move, a game or an edit. */
export const mayReload = (work: UnsavedWork): boolean => isIdle(work) && !busyPages.includes(work.path)

/** Pages whose game a reload would stop. */
const gamePages: ReadonlyArray<string> = [paths.lottery, paths.lotteryH5, paths.redRain]

/** Whether the app may reload because its code is gone. It may on the page of a form that is untouched. */
export const mayReplace = (work: UnsavedWork): boolean => isIdle(work) && !gamePages.includes(work.path)
