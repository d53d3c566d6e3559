import type { StoryDefault } from "@ladle/react"

import { taskIframeAtom } from "#atoms/promo/tasks.ts"
import { paths } from "#config/paths.ts"
import { loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TaskPage } from "./TaskPage.tsx"

export default { title: "Promotions / Task service" } satisfies StoryDefault

const story = storiesOf(<TaskPage />)
const page = { path: paths.task, persona: "0" }

export const Shown = story(page)

export const Loading = story({ ...page, ...loading })

export const Stuck = story({
  ...page,
  before: (store) => {
    store.sub(taskIframeAtom, () => {})
    store.set(taskIframeAtom, { _tag: "Waited" })
    store.set(taskIframeAtom, { _tag: "TimedOut", attempt: 1 })
  },
})

export const WithoutLink = story({ ...page, settings: { resourcesOff: ["TASK"] } })
