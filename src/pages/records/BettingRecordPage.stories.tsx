import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { bets, vendorBets } from "#gateway/calls/bets.ts"

import { empty, failing } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { BettingRecordPage } from "./BettingRecordPage.tsx"

export default { title: "pages / records / BettingRecordPage" } satisfies StoryDefault

const told = storiesOf(<BettingRecordPage />)
const page = { path: paths.bettingRecord, persona: "0" }
const lottery = { path: `${paths.bettingRecord}?tab=lottery`, persona: "0" }

export const Games = told(page)

export const Lotteries = told(lottery)

export const Narrowed = told({ ...lottery, path: `${lottery.path}&gameType=ELOTT&status=open&period=month` })

export const OwnDays = told({ ...page, path: `${page.path}?startDate=2026-11-01&endDate=2026-11-02` })

export const Agent = told({ ...page, persona: "9" })

export const Trial = told({ ...page, persona: "4" })

export const NoBets = told({ ...page, ...empty })

export const Loading = told({ ...page, unanswered: [vendorBets.path] })

export const Failed = told({ ...lottery, settings: failing(bets.path) })

export const MoreFailed = told({ ...page, settings: failing(`${vendorBets.path}?pageNo=2`) })

export const LongText = told({ ...page, longTexts: true })
