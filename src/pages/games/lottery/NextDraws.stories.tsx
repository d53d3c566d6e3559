import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Category } from "#domain/games/Vendor.ts"
import { mobileLotteries } from "#gateway/calls/games/lotteries.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { NextDraws } from "./NextDraws.tsx"

export default { title: "Games / Next draws" } satisfies StoryDefault

const lotteries: Category = {
  gameType: "ELOTT",
  vendors: [{ vassalage: "ELOTT", accountTypeName: "Lantern Lottery" }],
}

const story = (options: StoryOptions, category = lotteries) =>
  storiesOf(
    <div className="padded">
      <NextDraws category={category} />
    </div>,
  )({ path: paths.elott, persona: "0", ...options })

export const Many = story({})

export const NothingOfOtherVendors = story({}, { ...lotteries, vendors: [] })

export const NothingOpen = story(empty)

export const Loading = story(loading)

export const Failed = story({ settings: failing(mobileLotteries.path) })

export const LongText = story({ longTexts: true })
