import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { announcements } from "#gateway/calls/announcements.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { NoticePage } from "./NoticePage.tsx"

export default { title: "pages / messages / NoticePage" } satisfies StoryDefault

const told = storiesOf(<NoticePage />)
const page = { path: paths.notice, persona: "0", settings: { scale: "few" } } as const

export const News = told(page)

export const Highlights = told({ ...page, path: `${paths.notice}?type=PU` })

export const Opened = told({ ...page, path: `${paths.notice}?id=PL703` })

export const AllRead = told({ ...page, settings: { scale: "few", unreadNotices: 0 } })

export const Guest = told({ ...page, persona: "guest" })

export const Many = told({ ...page, settings: { scale: "hundreds" } })

export const NoNotices = told({ ...page, ...empty })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(announcements.path) })

export const LongText = told({ ...page, longTexts: true })

export const LongTextOpened = told({ ...page, path: `${paths.notice}?id=PL701`, longTexts: true })
