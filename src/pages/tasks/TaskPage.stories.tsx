import type { StoryDefault } from "@ladle/react"

import { taskFrameAtom } from "#atoms/tasks.ts"
import { paths } from "#config/paths.ts"

import { loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TaskPage } from "./TaskPage.tsx"

export default { title: "pages / tasks / TaskPage" } satisfies StoryDefault

const told = storiesOf(<TaskPage />)
const page = { path: paths.task, persona: "0" }

export const Shown = told(page)

export const Loading = told({ ...page, ...loading })

export const Stuck = told({
  ...page,
  before: (store) => {
    store.sub(taskFrameAtom, () => {})
    store.set(taskFrameAtom, { _tag: "Waited" })
    store.set(taskFrameAtom, { _tag: "WaitedTooLong", attempt: 1 })
  },
})

export const WithoutLink = told({ ...page, settings: { resourcesOff: ["TASK"] } })
