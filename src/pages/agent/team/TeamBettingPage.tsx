import { teamBettingAtom } from "#atoms/agent/teamLists.ts"

import { columns } from "./columns.ts"
import { PlayersReport, sumColumns } from "./PlayersReport.tsx"

const totals = sumColumns("stake", "win")

export const TeamBettingPage = () => (
  <PlayersReport
    title="team_betting"
    list={teamBettingAtom}
    figures="play"
    totals={totals}
    columns={columns.betting}
    chart="stake"
  />
)
