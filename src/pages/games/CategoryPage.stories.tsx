import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { CategoryPage } from "./CategoryPage.tsx"

export default { title: "pages / games / CategoryPage" } satisfies StoryDefault

const told = storiesOf(<CategoryPage />)

export const Hot = told({ path: paths.hot })

export const Slots = told({ path: paths.rng, persona: "0" })

export const SlotsOfATrial = told({ path: paths.slotsCentre, persona: "4" })

export const Live = told({ path: paths.live, persona: "0" })

export const Fish = told({ path: paths.fish })

export const ESports = told({ path: paths.esports })

export const Lottery = told({ path: paths.lott, persona: "9" })

export const SingleVendor = told({ path: paths.fish, settings: { vendorPreset: "single" } })

export const Promotion = told({ path: `${paths.fish}?gameType=PROMO` })

export const Empty = told({ path: paths.rng, ...empty })

export const HotEmpty = told({ path: paths.hot, settings: { vendorPreset: "noHot" } })

export const Loading = told({ path: paths.rng, ...loading })

export const VendorsLoading = told({ path: paths.fish, ...loading })

export const ListFailed = told({ path: paths.rng, settings: failing("/wps/relay/GCSGAME_gameList") })

export const HotFailed = told({ path: paths.hot, settings: failing("/wps/relay/GCSGAME_hotGamesV2") })

export const VendorsFailed = told({
  path: paths.fish,
  settings: failing("/wps/relay/GCSGAME_getVassGameType"),
})

export const LongText = told({ path: paths.rng, persona: "4", longTexts: true })
