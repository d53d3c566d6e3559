import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { empty, failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { GameEntryPage } from "./GameEntryPage.tsx"

export default { title: "pages / games / GameEntryPage" } satisfies StoryDefault

const story = storiesOf(<GameEntryPage />)

const told: typeof story = (plot) => story({ path: paths.game, ...plot })

export const Guest = told({})

export const Member = told({ persona: "0" })

export const Trial = told({ persona: "4" })

export const NonContract = told({ persona: "40" })

export const Agent = told({ persona: "9" })

export const WithBanners = told({ path: paths.games, persona: "0" })

export const Slots = told({ path: `${paths.game}?gameType=RNG` })

export const SlotsOfATrial = told({ path: `${paths.game}?gameType=RNG`, persona: "4" })

export const Live = told({ path: `${paths.game}?gameType=LIVE` })

export const Cockfight = told({ path: `${paths.game}?gameType=COCKFIGHT` })

export const Promotion = told({ path: `${paths.game}?gameType=PROMO` })

export const Favourites = told({ path: `${paths.game}?gameType=FAV`, persona: "0" })

export const WithoutHotGames = told({ settings: { vendorPreset: "noHot" } })

export const Few = told({ persona: "0", settings: { scale: "few" } })

export const Empty = told({ persona: "0", ...empty })

export const Loading = told({ persona: "0", ...loading })

export const Failed = told({ persona: "0", ...failed })

export const LongText = told({ persona: "0", longTexts: true })
