import type { StoryDefault } from "@ladle/react"

import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MenuFailure } from "./MenuFailure.tsx"

export default { title: "Frame / Failure of the menu" } satisfies StoryDefault

const story = storiesOf(<MenuFailure />)

export const Nothing = story({})

export const NothingWhileLoading = story(loading)

export const Failed = story({ settings: failing("/wps/system/whitelabel") })

export const Malformed = story({
  settings: { faults: [{ call: "/wps/system/whitelabel", kind: "notEnvelope", times: "always" }] },
})
