import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { deposits, transactions, txCodes } from "#gateway/calls/records.ts"

import { empty, failing } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AccountRecordPage } from "./AccountRecordPage.tsx"

export default { title: "pages / records / AccountRecordPage" } satisfies StoryDefault

const told = storiesOf(<AccountRecordPage />)
const page = { path: paths.accountRecord, persona: "0" }
const agents = { path: `${paths.accountRecord}?types=A`, persona: "9" }

export const Bookings = told(page)

export const OfOneKind = told({ ...page, path: `${page.path}?txCode=BONUS&period=month` })

export const Deposits = told({ ...page, path: `${page.path}?tab=deposit` })

export const Withdrawals = told({ ...page, path: `${page.path}?tab=withdraw` })

export const Agents = told(agents)

export const AgentsOneMember = told({ ...agents, path: `${agents.path}&account=member0` })

export const AgentsNobody = told({ ...agents, path: `${agents.path}&account=nobody` })

export const NoAgentThere = told({ ...agents, persona: "0" })

export const NoBookings = told({ ...page, ...empty })

export const NoDeposits = told({ ...page, ...empty, path: `${page.path}?tab=deposit` })

export const Loading = told({ ...page, unanswered: [transactions.path] })

export const Failed = told({ ...page, settings: failing(transactions.path) })

export const DepositsFailed = told({
  ...page,
  path: `${page.path}?tab=deposit`,
  settings: failing(deposits.path),
})

export const WithoutKinds = told({ ...page, settings: failing(txCodes.path) })

export const Refused = told({
  ...agents,
  settings: {
    faults: [{ call: transactions.path, kind: "refused", times: "always", code: "no_permission" }],
  },
})

export const LongText = told({ ...page, longTexts: true })
