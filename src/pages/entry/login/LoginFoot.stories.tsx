import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { empty, failing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LoginFoot } from "./LoginFoot.tsx"

export default { title: "Entry / Foot of the login form" } satisfies StoryDefault

const story = storiesOf(<LoginFoot />)
const page = { path: paths.login }

export const Filled = story(page)

export const Installed = story({ ...page, device: { isStandalone: true } })

export const WithoutSpeedTest = story({ ...page, settings: { linksOff: ["speedTest"] } })

export const NoHotGames = story({ ...page, ...empty })

export const Failed = story({ ...page, settings: failing(hotGames.path) })

export const LongText = story({ ...page, longTexts: true })
