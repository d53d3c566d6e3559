import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { MyTasks } from "./MyTasks.tsx"

export default { title: "Account / Link to the tasks" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <MyTasks />
  </div>,
)

export const Link = story({ persona: "0" })

export const LongText = story({ persona: "0", longTexts: true })
