import { Context, Effect, Layer } from "effect"

import type { PageWanted } from "#domain/Paged.ts"
import * as Rebate from "#domain/Rebate.ts"
import type { DownlineList, Figures, TeamFigures } from "#domain/Team.ts"
import * as rebates from "#gateway/calls/rebates.ts"
import * as calls from "#gateway/calls/team.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Device } from "#platform/Device.ts"

import { Backend } from "./Backend.ts"

/** Days, `YYYY-MM-DD` in the player's time zone, both counted in. */
export interface Days {
  readonly startDate: string
  readonly endDate: string
}

/** A page of a record of the team. */
export interface TeamPage extends Days, PageWanted {
  /** Empty for all. */
  readonly account: string
}

/** A page of a list of accounts, which knows no days. */
export type AccountsPage = Pick<TeamPage, "account" | "pageNo" | "pageSize">

const figureCalls = { members: calls.teamMembers, money: calls.teamMoney, play: calls.teamPlay } as const

/** A new account below the agent. */
export interface NewDownline {
  readonly account: string
  readonly password: string
  readonly type: number
  readonly rebates: Rebate.Rates
}

/** Money for an account below. */
export interface Transfer {
  readonly account: string
  readonly amount: number
}

/** The team below an agent. */
export class Teams extends Context.Service<
  Teams,
  {
    /** Who was there today, sums alone: both dates are today's, the size is 0 (spec §2 "Agent home"). */
    readonly today: Effect.Effect<TeamFigures, GatewayError>
    /** The sums of some days, without members. */
    readonly sums: (of: Figures, days: Days) => Effect.Effect<TeamFigures, GatewayError>
    /** The same with a page of members. */
    readonly page: (of: Figures, wanted: TeamPage) => Effect.Effect<TeamFigures, GatewayError>
    /** A page of the accounts right below an account; an empty one is the agent's own. */
    readonly subordinates: (wanted: AccountsPage) => Effect.Effect<DownlineList, GatewayError>
    /** A page of all accounts below with their rebates. */
    readonly rebates: (wanted: AccountsPage) => Effect.Effect<DownlineList, GatewayError>
    /** What the agent may give of each product. */
    readonly quotas: Effect.Effect<ReadonlyArray<Rebate.Quota>, GatewayError>
    /** Opens an account; asked once, never repeated by itself. */
    readonly open: (downline: NewDownline) => Effect.Effect<void, GatewayError>
    /** Changes the rebates of an account below; asked once. */
    readonly giveRebates: (account: string, rebates: Rebate.Rates) => Effect.Effect<void, GatewayError>
    /** Moves money to one account or to several; a repeat with the same id moves nothing twice. */
    readonly transfer: (
      transfers: ReadonlyArray<Transfer>,
      requestId: string,
    ) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Teams") {
  static readonly layer = Layer.effect(
    Teams,
    Effect.gen(function* () {
      const backend = yield* Backend
      const device = yield* Device
      const sums = (of: Figures, { startDate, endDate }: Days) =>
        backend.read(figureCalls[of], { startDate, endDate, size: 0 })
      return Teams.of({
        today: Effect.flatMap(device.localDate, (today) =>
          sums("members", { startDate: today, endDate: today }),
        ),
        sums,
        page: (of, { pageSize: size, ...wanted }) => backend.read(figureCalls[of], { ...wanted, size }),
        subordinates: (wanted) => backend.read(calls.subordinates, wanted),
        rebates: (wanted) => backend.read(calls.downlines, wanted),
        quotas: Effect.map(
          Effect.all(
            [
              backend.read(rebates.globalRebates, {}),
              backend.read(rebates.ownRebates, {}),
              backend.read(rebates.rebateQuotas, {}),
            ],
            { concurrency: "unbounded" },
          ),
          (settings) => Rebate.quotas(...settings),
        ),
        open: (downline) => Effect.asVoid(backend.change(calls.openDownline, downline)),
        giveRebates: (account, given) =>
          Effect.asVoid(backend.change(calls.updateDownlineRebates, { account, rebates: given })),
        transfer: (transfers, requestId) => {
          const [only, ...others] = transfers
          return only !== undefined && others.length === 0
            ? Effect.asVoid(backend.change(calls.transferToDownline, { ...only, requestId }))
            : Effect.asVoid(backend.change(calls.transferToDownlines, { transfers, requestId }))
        },
      })
    }),
  )
}
