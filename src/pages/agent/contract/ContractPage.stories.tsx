import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { salaryContract } from "#gateway/calls/agent/agentContracts.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ContractPage } from "./ContractPage.tsx"

export default { title: "Agents / Contracts" } satisfies StoryDefault

const story = storiesOf(<ContractPage />)
const page = { path: paths.salaryContract, persona: "9" }

export const Salary = story(page)

export const Dividend = story({ ...page, path: paths.dividendContract })

export const Hour = story({ ...page, path: paths.hourContract })

export const None = story({ ...page, persona: "41" })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(salaryContract.path) })

export const Refused = story({ ...page, settings: refusing("not_agent", salaryContract.path) })

export const LongText = story({ ...page, longTexts: true })
