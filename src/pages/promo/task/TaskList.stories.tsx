import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/plots.ts"
import type { Plot } from "#ladle/scene.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { TaskList } from "./TaskList.tsx"

export default { title: "Promotions / Task list" } satisfies StoryDefault

const story = (plot: Plot) => storiesOf(<TaskList />)({ persona: "0", ...plot })

export const Member = story({})

export const NoTasks = story(empty)

export const Loading = story(loading)

export const Failed = story(failed)
