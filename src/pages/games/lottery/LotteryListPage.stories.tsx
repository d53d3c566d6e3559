import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { mobileLotteries, popularLotteries, vietnameseLotteries } from "#gateway/calls/games/lotteries.ts"
import { empty, failed, failing, loading, refusing } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LotteryListPage } from "./LotteryListPage.tsx"

export default { title: "Games / Lottery list" } satisfies StoryDefault

const story = (options: StoryOptions) =>
  storiesOf(<LotteryListPage />)({ path: paths.lotteryList, ...options })

export const Guest = story({})

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Agent = story({ persona: "9" })

export const Few = story({ persona: "0", settings: { scale: "few" } })

export const OfOneVendor = story({ persona: "0", path: `${paths.lotteryList}?vassalage=ELOTT` })

export const OfVendorWithout = story({ path: `${paths.lotteryList}?vassalage=NONE` })

export const NoLotteries = story(empty)

export const Loading = story({ persona: "0", ...loading })

export const Failed = story(failed)

export const Refused = story({
  settings: refusing(
    "location_blocked",
    mobileLotteries.path,
    popularLotteries.path,
    vietnameseLotteries.path,
  ),
})

export const WithoutRecents = story({ persona: "0", settings: failing("/lgw/vn/games/game_menu/recent") })

export const LongText = story({ persona: "0", longTexts: true })
