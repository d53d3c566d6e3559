import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HelpPage } from "./HelpPage.tsx"

export default { title: "Help / Help centre" } satisfies StoryDefault

const story = storiesOf(<HelpPage />)
const page = { path: paths.help }

export const FirstTopic = story(page)

export const Selected = story({ ...page, path: `${paths.help}?i=1` })

export const UnknownTopic = story({ ...page, path: `${paths.help}?i=99` })

export const NoTopics = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(helpTopics.path) })

export const Refused = story({ ...page, settings: refusing("location_blocked", helpTopics.path) })

export const LongText = story({ ...page, longTexts: true })
