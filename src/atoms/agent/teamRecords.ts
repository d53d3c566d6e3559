import { Effect } from "effect"

import { limits } from "#config/limits.ts"
import { idOf, type Payout } from "#domain/agent/Payout.ts"
import type { Downline, Figures, TeamPlay } from "#domain/agent/Team.ts"
import * as payouts from "#gateway/calls/agent/payouts.ts"
import * as team from "#gateway/calls/agent/team.ts"
import { Backend } from "#services/Backend.ts"
import type { PageRequest } from "#domain/Paged.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { recordsAtom, type RecordsAtom } from "#atoms/kernel/records.ts"

/** Filter of a team record; an empty account means all. */
export type TeamFilter = Readonly<Record<"startDate" | "endDate" | "account", string>>

/** A team record, as pages receive it. */
export type TeamRecords<Item> = RecordsAtom<TeamFilter, Item>

const figureCalls = { members: team.teamMembers, money: team.teamMoney, play: team.teamPlay } as const

const figuresOf = (figures: Figures, { pageSize: size, ...filter }: TeamFilter & PageRequest) =>
  Backend.read(figureCalls[figures], { ...filter, size })

const accountOf = ({ account }: { readonly account: string }): string => account

const playersAtom = (figures: Figures) =>
  recordsAtom<TeamFilter, TeamPlay>({
    idOf: accountOf,
    page: (filter) => figuresOf(figures, filter),
  })

/** Results of members, by profit and loss or by stakes. */
export const teamPnlAtom = playersAtom("money")
export const teamBettingAtom = playersAtom("play")

/** The accounts directly below one, or the agent's own team by default. These lists ignore dates. */
export const teamAtom = recordsAtom<TeamFilter, Downline>({
  idOf: accountOf,
  page: ({ account, pageNo, pageSize }) => Backend.read(team.subordinates, { account, pageNo, pageSize }),
})

/** All accounts below, with their rebates. */
export const teamRebatesAtom = recordsAtom<TeamFilter, Downline>({
  idOf: accountOf,
  page: ({ account, pageNo, pageSize }) => Backend.read(team.downlines, { account, pageNo, pageSize }),
})

/** The agent's salary per day. */
export const salariesAtom = recordsAtom<TeamFilter, Payout>({
  idOf,
  page: (filter) => Backend.read(payouts.salaries, filter),
})

/** Dividends of the team. */
export const dividendsAtom = recordsAtom<TeamFilter, Payout>({
  idOf,
  page: (filter) => Backend.read(payouts.dividends, filter),
})

/** The first page, whose response contains the totals. It equals the list's own request, so both share one. */
const firstPage = (filter: TeamFilter): TeamFilter & PageRequest => ({
  ...filter,
  pageNo: 1,
  pageSize: limits.recordPage,
})

/** Creates a query of the totals of a players' record. */
export const playersTotalAtomOf = (figures: Figures, filter: TeamFilter) =>
  queryAtom(() => figuresOf(figures, firstPage(filter)), { ofMember: true })

/** Creates a query of the total of salaries or dividends; null when the gateway returns none. */
export const payoutsTotalAtomOf = (of: "salaries" | "dividends", filter: TeamFilter) =>
  queryAtom(
    () =>
      Effect.map(
        Backend.read(of === "salaries" ? payouts.salaries : payouts.dividends, firstPage(filter)),
        ({ total }) => total,
      ),
    {
      ofMember: true,
    },
  )

/** Creates a query of one of the three team figures for a date range. */
export const figuresAtomOf = (
  figures: Figures,
  { startDate, endDate }: Pick<TeamFilter, "startDate" | "endDate">,
) => queryAtom(() => Backend.read(figureCalls[figures], { startDate, endDate, size: 0 }), { ofMember: true })

/** The agent's income of the last and the current period. */
export const incomeAtom = queryAtom(() => Backend.read(payouts.income, {}), { ofMember: true })
