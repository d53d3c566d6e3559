import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { pageTabs } from "#domain/games/Vendor.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { CategoryBrowser } from "./CategoryBrowser.tsx"

export default { title: "Games / Category browser" } satisfies StoryDefault

const story = (options: StoryOptions, gameType = "FISH") =>
  storiesOf(<CategoryBrowser tabsOf={pageTabs} gameType={gameType} onChoose={nothing} />)({
    path: paths.games,
    ...options,
  })

export const Guest = story({})

export const Member = story({ persona: "0" })

export const FirstCategory = story({ persona: "0" }, "")

export const Unknown = story({ persona: "0" }, "NONE")

export const OneVendor = story({ settings: { vendorPreset: "single" } })

export const Empty = story(empty, "")

export const Loading = story(loading, "")

export const Failed = story({ settings: failing(vendors.path) })

export const LongText = story({ persona: "0", longTexts: true })
