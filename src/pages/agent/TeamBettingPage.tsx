import { teamBettingAtom } from "#atoms/teamRecords.ts"

import { columns } from "./columns.ts"
import { PlayersReport, sumColumns } from "./PlayersReport.tsx"

const totals = sumColumns("stake", "win")

/** What the team staked and won (decision 23). */
export const TeamBettingPage = () => (
  <PlayersReport
    title="team_betting"
    records={teamBettingAtom}
    figures="play"
    totals={totals}
    columns={columns.betting}
  />
)
