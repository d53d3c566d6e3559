import { Schema } from "effect"

import { clubName, type Member } from "./Member.ts"

/** The way to the next VIP level, in the wallet's major unit. */
export const ClubProgress = Schema.Struct({
  next: Schema.String,
  staked: Schema.Finite,
  needed: Schema.Finite,
})
export type ClubProgress = typeof ClubProgress.Type

/**
 * The way to the next level; undefined at the highest one, and for a club without a visible name: its level is not reached
 * by stakes.
 */
export const clubProgress = (member: Member): ClubProgress | undefined => {
  const { next = "", staked, needed = 0 } = member.club ?? { staked: 0 }
  if (clubName(member) === "" || next === "" || needed <= 0 || staked < 0) return undefined
  return { next, staked, needed }
}

/** How much of the way is done, from 0 to 1. */
export const share = ({ staked, needed }: ClubProgress): number => Math.min(1, staked / needed)
