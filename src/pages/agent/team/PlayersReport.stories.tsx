import type { StoryDefault } from "@ladle/react"

import { teamPnlAtom } from "#atoms/agent/teamLists.ts"
import { paths } from "#config/paths.ts"
import { teamMoney } from "#gateway/calls/agent/team.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { columns } from "./columns.ts"
import { PlayersReport, sumColumns } from "./PlayersReport.tsx"

export default { title: "Agents / Report of the players" } satisfies StoryDefault

const story = storiesOf(
  <PlayersReport
    title="team_pnl"
    list={teamPnlAtom}
    figures="money"
    totals={sumColumns("deposit", "withdraw", "net")}
    columns={columns.pnl}
    chart="net"
  />,
)
const page = { path: paths.teamPnl, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(teamMoney.path) })

export const Refused = story({ ...page, settings: refusing("not_agent", teamMoney.path) })
