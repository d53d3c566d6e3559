import { Schema } from "effect"

import { Id, listOrNone, orElse, text } from "./Lenient.ts"
import * as MemberType from "./MemberType.ts"

const figure = orElse(Schema.Finite, 0)

/** The three figures of a team, gateway §8: who was there, what was paid, what was played. */
export type Figures = "members" | "money" | "play"

/** How a member of a team played, gateway §8. Amounts are in the wallet's major unit; `net` is the member's. */
export const TeamPlay = Schema.Struct({
  account: Id,
  type: orElse(MemberType.MemberType, MemberType.unknown),
  stake: figure,
  win: figure,
  net: figure,
})
export type TeamPlay = typeof TeamPlay.Type

/** What a team did in a span of days, gateway §8. */
export const TeamFigures = Schema.Struct({
  teamLoginMemberCount: figure,
  teamBetMemberCount: figure,
  teamRegisterMemberCount: figure,
  teamOnlineCount: figure,
  deposit: figure,
  withdraw: figure,
  stake: figure,
  win: figure,
  net: figure,
  content: listOrNone(TeamPlay),
  pageNum: orElse(Schema.Finite, 1),
  totalPages: orElse(Schema.Finite, 1),
})
export type TeamFigures = typeof TeamFigures.Type

/** The numbers of the team in the footer of agent home, in their order (spec §2 "Agent home"). */
export const counts = [
  { id: "teamLoginMemberCount", label: "team_logins" },
  { id: "teamBetMemberCount", label: "team_bettors" },
  { id: "teamRegisterMemberCount", label: "team_registrations" },
  { id: "teamOnlineCount", label: "team_online" },
] as const

/** The sums of a team's money, in the order they are shown. */
export const sums = [
  { id: "deposit", label: "total_deposit" },
  { id: "withdraw", label: "total_withdraw" },
  { id: "stake", label: "total_stake" },
  { id: "win", label: "total_win" },
  { id: "net", label: "total_net" },
] as const

/** Rates in percent, by product. */
const Rates = orElse(Schema.Record(Schema.String, Schema.Finite), {})

/** An account below an agent, gateway §8. Times are epoch milliseconds, 0 where nothing is known. */
export const Downline = Schema.Struct({
  account: Id,
  nickname: text,
  type: orElse(MemberType.MemberType, MemberType.unknown),
  balance: figure,
  registered: figure,
  lastLogin: figure,
  /** How many accounts are below it. */
  downlines: figure,
  rebates: Rates,
})
export type Downline = typeof Downline.Type

export const DownlineList = Schema.Struct({
  content: listOrNone(Downline),
  pageNum: orElse(Schema.Finite, 1),
  totalPages: orElse(Schema.Finite, 0),
})
export type DownlineList = typeof DownlineList.Type

/** Assumed: an account below an agent is one of these, a member or an agent as well. */
export const downlineTypes = [
  { type: 0, label: "type_member" },
  { type: 1, label: "type_agent" },
] as const

/** What a type is called in a list of the team. */
export const typeName = (type: MemberType.MemberType) =>
  MemberType.isAgent(type) ? ("type_agent" as const) : ("type_member" as const)
