import type { StoryDefault } from "@ladle/react"

import type { ContractAction } from "#atoms/agent/agentContracts.ts"
import { paths } from "#config/paths.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ConfirmContract } from "./ConfirmContract.tsx"

export default { title: "Agents / Confirmation of a contract" } satisfies StoryDefault

const contract = { contractId: "C2041", status: "asked", period: "daily", terms: [] } as const

const story = (action: ContractAction, period = "daily") =>
  storiesOf(
    <ConfirmContract
      kind="salary"
      intent={{ action, contract: { ...contract, period } }}
      onClose={nothing}
    />,
  )({ path: paths.salaryContract, persona: "9" })

export const Accept = story("accept")

export const Refuse = story("refuse")

export const Apply = story("apply")

export const UnknownPeriod = story("accept", "every new moon")
