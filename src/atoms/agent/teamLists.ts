import { Effect } from "effect"

import { limits } from "#config/limits.ts"
import { idOf, type Payout } from "#domain/agent/Payout.ts"
import type { Downline, Figures, TeamPlay } from "#domain/agent/Team.ts"
import * as payouts from "#gateway/calls/agent/payouts.ts"
import * as team from "#gateway/calls/agent/team.ts"
import { Backend } from "#services/Backend.ts"
import type { PageRequest } from "#domain/Paged.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { pagedListAtom, type PagedListAtom } from "#atoms/kernel/pagedList.ts"

export type TeamFilter = Readonly<Record<"startDate" | "endDate" | "account", string>>

export type TeamList<Item> = PagedListAtom<TeamFilter, Item>

const figureCalls = { members: team.teamMembers, money: team.teamMoney, play: team.teamPlay } as const

const figuresOf = (figures: Figures, { pageSize: size, ...filter }: TeamFilter & PageRequest) =>
  Backend.read(figureCalls[figures], { ...filter, size })

const accountOf = ({ account }: { readonly account: string }): string => account

const playersAtom = (figures: Figures) =>
  pagedListAtom<TeamFilter, TeamPlay>({
    idOf: accountOf,
    page: (filter) => figuresOf(figures, filter),
  })

export const teamPnlAtom = playersAtom("money")
export const teamBettingAtom = playersAtom("play")

/** Lists the members of the agent. The dates of the filter have no effect. */
export const teamAtom = pagedListAtom<TeamFilter, Downline>({
  idOf: accountOf,
  page: ({ account, pageNo, pageSize }) => Backend.read(team.subordinates, { account, pageNo, pageSize }),
})

export const teamRebatesAtom = pagedListAtom<TeamFilter, Downline>({
  idOf: accountOf,
  page: ({ account, pageNo, pageSize }) => Backend.read(team.downlines, { account, pageNo, pageSize }),
})

export const salariesAtom = pagedListAtom<TeamFilter, Payout>({
  idOf,
  page: (filter) => Backend.read(payouts.salaries, filter),
})

export const dividendsAtom = pagedListAtom<TeamFilter, Payout>({
  idOf,
  page: (filter) => Backend.read(payouts.dividends, filter),
})

// Equals the request for the first page of the list, so that the total and the list share one request.
const firstPage = (filter: TeamFilter): TeamFilter & PageRequest => ({
  ...filter,
  pageNo: 1,
  pageSize: limits.recordPage,
})

export const playersTotalAtomOf = (figures: Figures, filter: TeamFilter) =>
  queryAtom(() => figuresOf(figures, firstPage(filter)), { ofMember: true })

/** Null when the gateway returns no total. */
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

export const figuresAtomOf = (
  figures: Figures,
  { startDate, endDate }: Pick<TeamFilter, "startDate" | "endDate">,
) => queryAtom(() => Backend.read(figureCalls[figures], { startDate, endDate, size: 0 }), { ofMember: true })

export const incomeAtom = queryAtom(() => Backend.read(payouts.income, {}), { ofMember: true })
