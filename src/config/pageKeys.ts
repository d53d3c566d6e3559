import { homePaths, paths } from "./paths.ts"

/** Addresses of one page that goes on as it is from one to the other. */
export const entryPaths = [
  paths.login,
  paths.register,
  "/m/register.html",
  paths.terms,
  paths.agreement,
] as const
export const gamesPaths = [paths.games, paths.game] as const
export const categoryPaths = [
  paths.slotsCentre,
  paths.live,
  paths.rng,
  paths.sports,
  paths.esports,
  paths.fish,
  paths.pvp,
  paths.lott,
  paths.elott,
  paths.hot,
] as const
export const lotteryPaths = [paths.lotteryH5, paths.lottery] as const

const shared: ReadonlyArray<ReadonlyArray<string>> = [
  homePaths,
  entryPaths,
  gamesPaths,
  categoryPaths,
  lotteryPaths,
]

/** Names the page of an address: the same for all addresses that share one. */
export const pageKey = (path: string): string => shared.find((each) => each.includes(path))?.[0] ?? path
