import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { memberTasks } from "#gateway/calls/tasks.ts"

import { empty, failing } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { MemberTasksPage } from "./MemberTasksPage.tsx"

export default { title: "pages / tasks / MemberTasksPage" } satisfies StoryDefault

const told = storiesOf(<MemberTasksPage />)
const page = { path: paths.memberTasks, persona: "0" }

export const Tasks = told(page)

export const Agent = told({ ...page, persona: "9" })

export const NoTasks = told({ ...page, ...empty })

export const Loading = told({ ...page, unanswered: [memberTasks.path] })

export const Failed = told({ ...page, settings: failing(memberTasks.path) })

export const LongText = told({ ...page, longTexts: true })
