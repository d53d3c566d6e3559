import type { StoryDefault } from "@ladle/react"

import { failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SignOutButton } from "./SignOutButton.tsx"

export default { title: "Account / Sign out button" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <SignOutButton />
  </div>,
)

export const Member = story({ persona: "0" })

export const NothingWhileLoading = story({ persona: "0", ...loading })

export const MenuFailed = story({ persona: "0", ...failed })
