import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { profitLoss } from "#gateway/calls/records/accountRecord.ts"
import { empty, failing, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ProfitLossPage } from "./ProfitLossPage.tsx"

export default { title: "Records / Profit and loss" } satisfies StoryDefault

const story = storiesOf(<ProfitLossPage />)
const page = { path: paths.profitLoss, persona: "0" }

export const Week = story(page)

export const Today = story({ ...page, path: `${page.path}?period=today` })

export const Month = story({ ...page, path: `${page.path}?period=month` })

export const Agent = story({ ...page, persona: "1" })

export const NeverPlayed = story({ ...page, ...empty })

export const Loading = story({ ...page, unanswered: [profitLoss.path] })

export const Failed = story({ ...page, settings: failing(profitLoss.path) })

export const Refused = story({
  ...page,
  settings: refusing("no_permission", profitLoss.path),
})
