import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { HomeGames } from "./HomeGames.tsx"

export default { title: "pages / home / HomeGames" } satisfies StoryDefault

const told = storiesOf(<HomeGames />)

export const Guest = told({})

export const Member = told({ persona: "0" })

export const Trial = told({ persona: "4" })

export const Agent = told({ persona: "9" })

export const Few = told({ persona: "0", settings: { scale: "few" } })

export const WithoutHotGames = told({ persona: "0", settings: { vendorPreset: "noHot" } })

export const Empty = told({ persona: "0", ...empty })

export const Loading = told({ persona: "0", ...loading })

export const FavouritesFailed = told({
  persona: "0",
  settings: failing("/wps/relay/MCSFE_getFavoriteGamesList"),
})

export const LongText = told({ persona: "0", longTexts: true })
