import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { announcements } from "#gateway/calls/announcements.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AgentNoticePage } from "./AgentNoticePage.tsx"

export default { title: "pages / messages / AgentNoticePage" } satisfies StoryDefault

const told = storiesOf(<AgentNoticePage />)
const page = { path: `${paths.agentNotice}?types=A`, persona: "9" } as const

export const Agent = told(page)

export const Opened = told({ ...page, path: `${paths.agentNotice}?types=A&id=A701` })

export const NoNotices = told({ ...page, ...empty })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(announcements.path) })

export const NotOffered = told({ ...page, settings: { modulesOff: ["AGEANNOUNCE3"] } })

export const LongText = told({ ...page, longTexts: true })
