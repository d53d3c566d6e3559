import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { bets, vendorBets } from "#gateway/calls/records/bets.ts"
import { empty, failing, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BettingRecordPage } from "./BettingRecordPage.tsx"

export default { title: "Records / Betting record" } satisfies StoryDefault

const story = storiesOf(<BettingRecordPage />)
const page = { path: paths.bettingRecord, persona: "0" }
const lottery = { path: `${paths.bettingRecord}?tab=lottery`, persona: "0" }

export const Games = story(page)

export const Lotteries = story(lottery)

export const Narrowed = story({ ...lottery, path: `${lottery.path}&gameType=ELOTT&status=open&period=month` })

export const CustomRange = story({ ...page, path: `${page.path}?startDate=2026-11-01&endDate=2026-11-02` })

export const Agent = story({ ...page, persona: "9" })

export const Trial = story({ ...page, persona: "4" })

export const NoBets = story({ ...page, ...empty })

export const Loading = story({ ...page, unanswered: [vendorBets.path] })

export const Failed = story({ ...lottery, settings: failing(bets.path) })

export const Refused = story({ ...lottery, settings: refusing("no_permission", bets.path) })

export const MoreFailed = story({ ...page, settings: failing(`${vendorBets.path}?pageNo=2`) })

export const LongText = story({ ...page, longTexts: true })
