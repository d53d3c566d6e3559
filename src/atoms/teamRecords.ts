import { Effect } from "effect"

import { limits } from "#config/limits.ts"
import { idOf, type Payout } from "#domain/Payout.ts"
import type { Downline, Figures, TeamPlay } from "#domain/Team.ts"
import { Payouts } from "#services/Payouts.ts"
import { type Days, type TeamPage, Teams } from "#services/Teams.ts"

import { queryAtom } from "./kernel/query.ts"
import { recordsAtom, type RecordsAtom } from "./kernel/records.ts"

/** What a record of the team is narrowed to; the account is empty for all. */
export type TeamWanted = Readonly<Record<"startDate" | "endDate" | "account", string>>

/** A record of the team, as pages take it. */
export type TeamRecords<Entry> = RecordsAtom<TeamWanted, Entry>

const withTeams = <A, E>(use: (teams: Teams["Service"]) => Effect.Effect<A, E>) =>
  Teams.use(use).pipe(Effect.provide(Teams.layer))
const withPayouts = <A, E>(use: (payouts: Payouts["Service"]) => Effect.Effect<A, E>) =>
  Payouts.use(use).pipe(Effect.provide(Payouts.layer))

const accountOf = ({ account }: { readonly account: string }): string => account

const playersAtom = (figures: Figures) =>
  recordsAtom<TeamWanted, TeamPlay>({
    idOf: accountOf,
    page: (wanted) => withTeams(({ page }) => page(figures, wanted)),
  })

/** How members did: by what they won or lost, and by what they staked. */
export const teamPnlAtom = playersAtom("money")
export const teamBettingAtom = playersAtom("play")

/** The accounts right below one; the own team where none is named. These lists know no days. */
export const teamAtom = recordsAtom<TeamWanted, Downline>({
  idOf: accountOf,
  page: ({ account, pageNo, pageSize }) =>
    withTeams(({ subordinates }) => subordinates({ account, pageNo, pageSize })),
})

/** All accounts below, with their rebates. */
export const teamRebatesAtom = recordsAtom<TeamWanted, Downline>({
  idOf: accountOf,
  page: ({ account, pageNo, pageSize }) => withTeams(({ rebates }) => rebates({ account, pageNo, pageSize })),
})

/** What the agent earned by salary, day by day. */
export const salariesAtom = recordsAtom<TeamWanted, Payout>({
  idOf,
  page: (wanted) => withPayouts(({ salaries }) => salaries(wanted)),
})

/** Dividends of the team. */
export const dividendsAtom = recordsAtom<TeamWanted, Payout>({
  idOf,
  page: (wanted) => withPayouts(({ dividends }) => dividends(wanted)),
})

/** The first page, which tells the sums of all of them. It is the same request as the list's own, and so goes once. */
const firstPage = (wanted: TeamWanted): TeamPage => ({ ...wanted, pageNo: 1, pageSize: limits.recordPage })

/** Makes what asks for the sums of a record of players. */
export const playersTotalAtomOf = (figures: Figures, wanted: TeamWanted) =>
  queryAtom(() => withTeams(({ page }) => page(figures, firstPage(wanted))), { ofMember: true })

/** Makes what asks for the sum of salaries or dividends; null where the gateway does not tell. */
export const payoutsTotalAtomOf = (of: "salaries" | "dividends", wanted: TeamWanted) =>
  queryAtom(
    () => withPayouts((payouts) => Effect.map(payouts[of](firstPage(wanted)), ({ total }) => total)),
    { ofMember: true },
  )

/** Makes what asks for one of the three figures of the team on some days. */
export const figuresAtomOf = (figures: Figures, { startDate, endDate }: Days) =>
  queryAtom(() => withTeams(({ sums }) => sums(figures, { startDate, endDate })), { ofMember: true })

/** The agent's income of the last period and of the running one. */
export const incomeAtom = queryAtom(() => withPayouts(({ income }) => income), { ofMember: true })
