import type { StoryDefault } from "@ladle/react"

import { failed, failing, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HomeFailure } from "./HomeFailure.tsx"

export default { title: "Home / Failed blocks" } satisfies StoryDefault

const story = storiesOf(<HomeFailure what="banners_failed" />)

export const One = story({ settings: failing("/wps/relay/MCSFE_getListAnnouncements") })

export const All = story(failed)

export const Refused = story({ settings: refusing("no_permission", "*") })
