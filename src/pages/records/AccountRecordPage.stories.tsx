import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { deposits, transactions, txCodes } from "#gateway/calls/records/accountRecord.ts"
import { empty, failing, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AccountRecordPage } from "./AccountRecordPage.tsx"

export default { title: "Records / Account record" } satisfies StoryDefault

const story = storiesOf(<AccountRecordPage />)
const page = { path: paths.accountRecord, persona: "0" }
const agents = { path: `${paths.accountRecord}?types=A`, persona: "9" }

export const Transactions = story(page)

export const OfOneKind = story({ ...page, path: `${page.path}?txCode=BONUS&period=month` })

export const Deposits = story({ ...page, path: `${page.path}?tab=deposit` })

export const Withdrawals = story({ ...page, path: `${page.path}?tab=withdraw` })

export const Agents = story(agents)

export const AgentsOneMember = story({ ...agents, path: `${agents.path}&account=member0` })

export const AgentNotFound = story({ ...agents, path: `${agents.path}&account=nobody` })

export const MembersWithoutAgent = story({ ...agents, persona: "0" })

export const NoTransactions = story({ ...page, ...empty })

export const NoDeposits = story({ ...page, ...empty, path: `${page.path}?tab=deposit` })

export const Loading = story({ ...page, unanswered: [transactions.path] })

export const Failed = story({ ...page, settings: failing(transactions.path) })

export const DepositsFailed = story({
  ...page,
  path: `${page.path}?tab=deposit`,
  settings: failing(deposits.path),
})

export const WithoutKinds = story({ ...page, settings: failing(txCodes.path) })

export const Refused = story({
  ...agents,
  settings: refusing("no_permission", transactions.path),
})

export const LongText = story({ ...page, longTexts: true })
