import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TaskList } from "./TaskList.tsx"

export default { title: "Promotions / Task list" } satisfies StoryDefault

const story = (options: StoryOptions) => storiesOf(<TaskList />)({ persona: "0", ...options })

export const Member = story({})

export const NoTasks = story(empty)

export const Loading = story(loading)

export const Failed = story(failed)
