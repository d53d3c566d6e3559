import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { profitLoss } from "#gateway/calls/records.ts"

import { empty, failing } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { ProfitLossPage } from "./ProfitLossPage.tsx"

export default { title: "pages / records / ProfitLossPage" } satisfies StoryDefault

const told = storiesOf(<ProfitLossPage />)
const page = { path: paths.profitLoss, persona: "0" }

export const Week = told(page)

export const Today = told({ ...page, path: `${page.path}?period=today` })

export const Month = told({ ...page, path: `${page.path}?period=month` })

export const Agent = told({ ...page, persona: "1" })

export const NeverPlayed = told({ ...page, ...empty })

export const Loading = told({ ...page, unanswered: [profitLoss.path] })

export const Failed = told({ ...page, settings: failing(profitLoss.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: profitLoss.path, kind: "refused", times: "always", code: "no_permission" }] },
})
