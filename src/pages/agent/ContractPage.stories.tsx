import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { salaryContract } from "#gateway/calls/agentContracts.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { ContractPage } from "./ContractPage.tsx"

export default { title: "pages / agent / ContractPage" } satisfies StoryDefault

const told = storiesOf(<ContractPage />)
const page = { path: paths.salaryContract, persona: "9" }

export const Salary = told(page)

export const Dividend = told({ ...page, path: paths.dividendContract })

export const Hour = told({ ...page, path: paths.hourContract })

export const None = told({ ...page, persona: "41" })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(salaryContract.path) })

export const LongText = told({ ...page, longTexts: true })
