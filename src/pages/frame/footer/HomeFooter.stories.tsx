import type { StoryDefault } from "@ladle/react"

import { linkNames } from "#fixtures/settings.ts"
import { failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SiteFoot } from "./HomeFooter.tsx"

export default { title: "Frame / Footer" } satisfies StoryDefault

const story = storiesOf(<SiteFoot />)

export const Filled = story({})

export const WithoutNetworks = story({ settings: { linksOff: linkNames } })

export const TwoLanguages = story({ settings: { languages: ["EN", "TY"] } })

export const OtherAge = story({ settings: { age: 18 } })

export const Loading = story(loading)

export const Failed = story(failed)

export const LongText = story({ longTexts: true })
