import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { empty, failed, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { GameEntryPage } from "./GameEntryPage.tsx"

export default { title: "Games / All categories" } satisfies StoryDefault

const story = storiesOf(<GameEntryPage />)

const pageStory: typeof story = (options) => story({ path: paths.game, ...options })

export const Guest = pageStory({})

export const Member = pageStory({ persona: "0" })

export const Trial = pageStory({ persona: "4" })

export const NonContract = pageStory({ persona: "40" })

export const Agent = pageStory({ persona: "9" })

export const WithBanners = pageStory({ path: paths.games, persona: "0" })

export const Slots = pageStory({ path: `${paths.game}?gameType=RNG` })

export const SlotsOfATrial = pageStory({ path: `${paths.game}?gameType=RNG`, persona: "4" })

export const Live = pageStory({ path: `${paths.game}?gameType=LIVE` })

export const Cockfight = pageStory({ path: `${paths.game}?gameType=COCKFIGHT` })

export const Promotion = pageStory({ path: `${paths.game}?gameType=PROMO` })

export const Favourites = pageStory({ path: `${paths.game}?gameType=FAV`, persona: "0" })

export const WithoutHotGames = pageStory({ settings: { vendorPreset: "noHot" } })

export const Few = pageStory({ persona: "0", settings: { scale: "few" } })

export const Empty = pageStory({ persona: "0", ...empty })

export const Loading = pageStory({ persona: "0", ...loading })

export const Failed = pageStory({ persona: "0", ...failed })

export const Refused = pageStory({
  persona: "0",
  settings: refusing("location_blocked", "/wps/relay/GCSGAME_getVassGameType"),
})

export const LongText = pageStory({ persona: "0", longTexts: true })
