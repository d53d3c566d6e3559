import type { StoryDefault } from "@ladle/react"

import { announcements } from "#gateway/calls/announcements.ts"
import { helpTopics } from "#gateway/calls/help.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { FootMore } from "./FootMore.tsx"

export default { title: "pages / frame / FootMore" } satisfies StoryDefault

const told = storiesOf(<FootMore />)

export const Filled = told({})

export const WithoutVideosAndTopics = told(empty)

export const Loading = told(loading)

export const HelpFailed = told({ settings: failing(helpTopics.path) })

export const VideosFailed = told({ settings: failing(announcements.path) })

export const LongText = told({ longTexts: true })
