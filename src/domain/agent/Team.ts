import { Effect, Schema } from "effect"

import { amount, balance, Id, list, name, optionalInContract, withFallback } from "#domain/Lenient.ts"
import * as MemberType from "#domain/MemberType.ts"
import { paged } from "#domain/Paged.ts"
import { mostBars } from "#domain/records/ProfitLoss.ts"

const figure = withFallback(Schema.Finite, 0)

const plays = <A, E>(entry: Schema.Codec<A, E>) =>
  list(entry).pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed([])))

export type Figures = "members" | "money" | "play"

/** Amounts are in the wallet's major unit. The member's view decides the sign of `net` (gateway §8). */
export const TeamPlay = Schema.Struct({
  account: Id,
  type: withFallback(MemberType.MemberType, MemberType.unknown),
  stake: amount,
  win: amount,
  net: amount,
})
export type TeamPlay = typeof TeamPlay.Type

export const TeamFigures = Schema.Struct({
  teamLoginMemberCount: figure,
  teamBetMemberCount: figure,
  teamRegisterMemberCount: figure,
  teamOnlineCount: figure,
  deposit: balance,
  withdraw: balance,
  stake: balance,
  win: balance,
  net: balance,
  content: optionalInContract(plays(TeamPlay)),
  pageNum: optionalInContract(withFallback(Schema.Finite, 1)),
  totalPages: optionalInContract(withFallback(Schema.Finite, 1)),
})
export type TeamFigures = typeof TeamFigures.Type

/** Assumed: a chart shows only the members whose figure is furthest from 0. */
export const chartOf = (players: ReadonlyArray<TeamPlay>, sum: "stake" | "net"): ReadonlyArray<TeamPlay> =>
  [...players]
    .sort((one, other) => Math.abs(other[sum]) - Math.abs(one[sum]))
    .slice(0, mostBars)
    .sort((one, other) => other[sum] - one[sum])

export const counts = [
  { id: "teamLoginMemberCount", label: "team_logins" },
  { id: "teamBetMemberCount", label: "team_bettors" },
  { id: "teamRegisterMemberCount", label: "team_registrations" },
  { id: "teamOnlineCount", label: "team_online" },
] as const

export const sums = [
  { id: "deposit", label: "total_deposit" },
  { id: "withdraw", label: "total_withdraw" },
  { id: "stake", label: "total_stake" },
  { id: "win", label: "total_win" },
  { id: "net", label: "total_net" },
] as const

const Rates = withFallback(Schema.Record(Schema.String, Schema.Finite), {})

/** Times are epoch milliseconds; 0 means unknown (gateway §8). */
export const Downline = Schema.Struct({
  account: Id,
  nickname: name,
  type: withFallback(MemberType.MemberType, MemberType.unknown),
  balance: amount,
  registered: figure,
  lastLogin: figure,
  downlines: figure,
  rebates: optionalInContract(Rates),
})
export type Downline = typeof Downline.Type

export const DownlineList = paged(Downline)
export type DownlineList = typeof DownlineList.Type

/** Assumed: downline accounts are members or agents. */
export const downlineTypes = [
  { type: 0, label: "type_member" },
  { type: 1, label: "type_agent" },
] as const

export const typeName = (type: MemberType.MemberType) =>
  MemberType.isAgent(type) ? ("type_agent" as const) : ("type_member" as const)
