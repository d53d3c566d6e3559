/** Play types, spec §1. */
export const playTypes = ["Tradition", "Entertainment"] as const

/** Prize modes, spec §1; `launchPrizeMode` has the rule of a launch (C10). */
export const prizeModes = ["Lott", "ZY", "Elott"] as const
export const defaultPrizeMode: (typeof prizeModes)[number] = "Elott"

const lotteryVendors: ReadonlyArray<string> = ["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT"]

export const isLotteryVendor = (vassalage: string): boolean => lotteryVendors.includes(vassalage)

/** `ELOTT` when the mapping has ELOTT for TCG_LOTTO_VN or LOTT, else `LOTT` (spec §4 "Game launch"). */
export const launchPrizeMode = (
  mapping: Readonly<Record<string, ReadonlyArray<string>>>,
): "ELOTT" | "LOTT" =>
  ["TCG_LOTTO_VN", "LOTT"].some((vendor) => mapping[vendor]?.includes("ELOTT")) ? "ELOTT" : "LOTT"

/** `ent` for the entertainment lotto mode, else `trad` (spec §4). */
export const launchPlayType = (lottoMode: string): "ent" | "trad" =>
  lottoMode === "Entertainment" || lottoMode === "ent" ? "ent" : "trad"
