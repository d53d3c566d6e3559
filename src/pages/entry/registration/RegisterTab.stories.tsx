import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RegisterTab } from "./RegisterTab.tsx"

export default { title: "Entry / Registration tab" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <RegisterTab />
  </div>,
)

export const Form = story({ path: paths.register })
