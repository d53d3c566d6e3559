import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/Stage.tsx"

import { Part } from "./RetryBoundary.tsx"

export default { title: "Frame / Part of a page" } satisfies StoryDefault

export const Rendered = storiesOf(
  <Part>
    <p className="padded">A part of a page.</p>
  </Part>,
)({})
