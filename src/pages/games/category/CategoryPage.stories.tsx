import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { CategoryPage } from "./CategoryPage.tsx"

export default { title: "Games / Category" } satisfies StoryDefault

const story = storiesOf(<CategoryPage />)

export const Hot = story({ path: paths.hot })

export const Slots = story({ path: paths.rng, persona: "0" })

export const SlotsOfATrial = story({ path: paths.slotsCentre, persona: "4" })

export const Live = story({ path: paths.live, persona: "0" })

export const Fish = story({ path: paths.fish })

export const ESports = story({ path: paths.esports })

export const Lottery = story({ path: paths.lott, persona: "9" })

export const LotteriesFailed = story({ path: paths.elott, settings: failing("/lgw/games/mobile") })

export const SingleVendor = story({ path: paths.fish, settings: { vendorPreset: "single" } })

export const Promotion = story({ path: `${paths.fish}?gameType=PROMO` })

export const Empty = story({ path: paths.rng, ...empty })

export const HotEmpty = story({ path: paths.hot, settings: { vendorPreset: "noHot" } })

export const Loading = story({ path: paths.rng, ...loading })

export const VendorsLoading = story({ path: paths.fish, ...loading })

export const ListFailed = story({ path: paths.rng, settings: failing("/wps/relay/GCSGAME_gameList") })

export const HotFailed = story({ path: paths.hot, settings: failing("/wps/relay/GCSGAME_hotGamesV2") })

export const VendorsFailed = story({
  path: paths.fish,
  settings: failing("/wps/relay/GCSGAME_getVassGameType"),
})

export const Refused = story({
  path: paths.fish,
  settings: refusing("location_blocked", "/wps/relay/GCSGAME_getVassGameType"),
})

export const LongText = story({ path: paths.rng, persona: "4", longTexts: true })
