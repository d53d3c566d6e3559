export const playTypes = ["Tradition", "Entertainment"] as const
export type PlayType = (typeof playTypes)[number]
