import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { memberTasks } from "#gateway/calls/promo/tasks.ts"
import { empty, failing, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MemberTasksPage } from "./MemberTasksPage.tsx"

export default { title: "Promotions / Member tasks" } satisfies StoryDefault

const story = storiesOf(<MemberTasksPage />)
const page = { path: paths.memberTasks, persona: "0" }

export const Tasks = story(page)

export const Agent = story({ ...page, persona: "9" })

export const NoTasks = story({ ...page, ...empty })

export const Loading = story({ ...page, unanswered: [memberTasks.path] })

export const Failed = story({ ...page, settings: failing(memberTasks.path) })

export const Refused = story({ ...page, settings: refusing("not_member", memberTasks.path) })

export const LongText = story({ ...page, longTexts: true })
