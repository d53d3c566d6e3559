import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HomeGames } from "./HomeGames.tsx"

export default { title: "Home / Hot and favourite games" } satisfies StoryDefault

const story = storiesOf(<HomeGames />)

export const Guest = story({})

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Agent = story({ persona: "9" })

export const Few = story({ persona: "0", settings: { scale: "few" } })

export const WithoutHotGames = story({ persona: "0", settings: { vendorPreset: "noHot" } })

export const Empty = story({ persona: "0", ...empty })

export const Loading = story({ persona: "0", ...loading })

export const FavouritesFailed = story({
  persona: "0",
  settings: failing("/wps/relay/MCSFE_getFavoriteGamesList"),
})

export const LongText = story({ persona: "0", longTexts: true })
