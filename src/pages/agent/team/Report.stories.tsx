import type { StoryDefault } from "@ladle/react"

import { dividendsAtom } from "#atoms/agent/teamLists.ts"
import { paths } from "#config/paths.ts"
import { idOf } from "#domain/agent/Payout.ts"
import { dividends } from "#gateway/calls/agent/payouts.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PayoutCard } from "#pages/agent/payout/PayoutCard.tsx"
import { Report } from "./Report.tsx"

export default { title: "Agents / Report" } satisfies StoryDefault

const story = storiesOf(
  <Report
    title="agent_dividend"
    list={dividendsAtom}
    keyOf={idOf}
    card={(payout) => <PayoutCard payout={payout} />}
  />,
)
const page = { path: paths.agentDividend, persona: "9" }

export const Filled = story(page)

export const OfOneAccount = story({ ...page, path: `${paths.agentDividend}?account=member0` })

export const Empty = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(dividends.path) })

export const Refused = story({ ...page, settings: refusing("not_agent", dividends.path) })
