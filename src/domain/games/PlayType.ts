/** The play types of lotteries (spec §1). */
export const playTypes = ["Tradition", "Entertainment"] as const
export type PlayType = (typeof playTypes)[number]
