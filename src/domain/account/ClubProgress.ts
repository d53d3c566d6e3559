import { Schema } from "effect"

import { clubName, type Member } from "./Member.ts"

export const ClubProgress = Schema.Struct({
  next: Schema.String,
  staked: Schema.Finite,
  needed: Schema.Finite,
})
export type ClubProgress = typeof ClubProgress.Type

export const clubProgress = (member: Member): ClubProgress | undefined => {
  const { next = "", staked, needed = 0 } = member.club ?? { staked: 0 }
  if (clubName(member) === "" || next === "" || needed <= 0 || staked < 0) return undefined
  return { next, staked, needed }
}

export const share = ({ staked, needed }: ClubProgress): number => Math.min(1, staked / needed)
