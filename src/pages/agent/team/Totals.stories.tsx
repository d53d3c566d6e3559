import type { StoryDefault } from "@ladle/react"

import { figuresAtomOf, incomeAtom } from "#atoms/agent/teamLists.ts"
import { paths } from "#config/paths.ts"
import { teamMoney } from "#gateway/calls/agent/team.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { sumColumns } from "./PlayersReport.tsx"
import { Totals } from "./Totals.tsx"

export default { title: "Agents / Totals of a report" } satisfies StoryDefault

const week = figuresAtomOf("money", { startDate: "2026-11-01", endDate: "2026-11-07" })
const story = storiesOf(
  <div className="padded">
    <Totals title="team_pnl" from={week} columns={sumColumns("deposit", "withdraw", "net")} />
  </div>,
)
const page = { path: paths.teamOverview, persona: "9" }

export const Filled = story(page)

export const NoTeam = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(teamMoney.path) })

export const One = storiesOf(
  <div className="padded">
    <Totals
      title="group_earnings"
      from={incomeAtom}
      columns={[{ label: "income_current", kind: "amount", of: ({ current }) => current }]}
    />
  </div>,
)(page)
