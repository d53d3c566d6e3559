import { paths } from "#config/paths.ts"

export interface UnsavedWork {
  readonly path: string
  readonly isWaiting: boolean
  readonly isPlaying: boolean
  readonly isFormTouched: boolean
}

// A reload of these pages could interrupt a form, a money move or a game.
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

export const mayReload = (work: UnsavedWork): boolean => isIdle(work) && !busyPages.includes(work.path)

const gamePages: ReadonlyArray<string> = [paths.lottery, paths.lotteryH5, paths.redRain]

/** If the chunks of this version are missing, a page with an untouched form may reload. */
export const mayReplace = (work: UnsavedWork): boolean => isIdle(work) && !gamePages.includes(work.path)
