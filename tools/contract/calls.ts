import type { Call } from "#gateway/Call.ts"
import * as avatar from "#gateway/calls/account/avatar.ts"
import * as limits from "#gateway/calls/protection/limits.ts"
import * as member from "#gateway/calls/account/member.ts"
import * as profile from "#gateway/calls/account/profile.ts"
import * as protection from "#gateway/calls/protection/protection.ts"
import * as realityCheck from "#gateway/calls/protection/realityCheck.ts"
import * as session from "#gateway/calls/protection/sessionLimit.ts"
import * as security from "#gateway/calls/account/security.ts"
import * as affiliates from "#gateway/calls/agent/affiliates.ts"
import * as agent from "#gateway/calls/agent/agent.ts"
import * as agentContracts from "#gateway/calls/agent/agentContracts.ts"
import * as payouts from "#gateway/calls/agent/payouts.ts"
import * as rebates from "#gateway/calls/agent/rebates.ts"
import * as team from "#gateway/calls/agent/team.ts"
import * as deposits from "#gateway/calls/cashier/deposits.ts"
import * as funds from "#gateway/calls/cashier/funds.ts"
import * as wallet from "#gateway/calls/cashier/wallet.ts"
import * as withdrawals from "#gateway/calls/cashier/withdrawals.ts"
import * as account from "#gateway/calls/entry/account.ts"
import * as fieldRules from "#gateway/calls/entry/fieldRules.ts"
import * as registration from "#gateway/calls/entry/registration.ts"
import * as origins from "#gateway/calls/frame/origins.ts"
import * as system from "#gateway/calls/frame/system.ts"
import * as gameLists from "#gateway/calls/games/gameLists.ts"
import * as games from "#gateway/calls/games/games.ts"
import * as launches from "#gateway/calls/games/launches.ts"
import * as liveRooms from "#gateway/calls/games/liveRooms.ts"
import * as lotteries from "#gateway/calls/games/lotteries.ts"
import * as help from "#gateway/calls/help/help.ts"
import * as news from "#gateway/calls/home/news.ts"
import * as announcements from "#gateway/calls/messages/announcements.ts"
import * as chat from "#gateway/calls/messages/chat.ts"
import * as feedback from "#gateway/calls/messages/feedback.ts"
import * as inbox from "#gateway/calls/messages/inbox.ts"
import * as mall from "#gateway/calls/promo/mall.ts"
import * as promotions from "#gateway/calls/promo/promotions.ts"
import * as redRain from "#gateway/calls/promo/redRain.ts"
import * as referral from "#gateway/calls/promo/referral.ts"
import * as tasks from "#gateway/calls/promo/tasks.ts"
import * as bets from "#gateway/calls/records/bets.ts"
import * as records from "#gateway/calls/records/accountRecord.ts"

/** A call without its type parameters, and the name of its constant. */
export interface NamedCall {
  readonly name: string
  readonly call: Call<unknown, unknown>
}

const areas = [
  [system, origins, fieldRules, registration, account, help],
  [member, avatar, profile, security, protection, limits, session, realityCheck],
  [wallet, funds, deposits, withdrawals, records],
  [games, gameLists, launches, liveRooms, lotteries, bets],
  [announcements, news, chat, inbox, feedback],
  [promotions, mall, tasks, referral, redRain],
  [agent, team, payouts, agentContracts, rebates, affiliates],
].flat()

const isCall = (value: unknown): value is Call<unknown, unknown> =>
  typeof value === "object" && value !== null && "path" in value && "changes" in value && "output" in value

/** Every call of the app. */
export const calls: ReadonlyArray<NamedCall> = areas.flatMap((module) =>
  Object.entries(module).flatMap(([name, call]: [string, unknown]) => (isCall(call) ? [{ name, call }] : [])),
)
