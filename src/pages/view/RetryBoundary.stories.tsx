import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { RetryBoundary } from "./RetryBoundary.tsx"

export default { title: "Frame / Block of a page" } satisfies StoryDefault

export const Rendered = storiesOf(
  <RetryBoundary>
    <p className="padded">A block of a page.</p>
  </RetryBoundary>,
)({})
