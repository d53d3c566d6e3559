import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { HomeMenu } from "./HomeMenu.tsx"

export default { title: "pages / home / HomeMenu" } satisfies StoryDefault

const told = storiesOf(<HomeMenu />)

export const Guest = told({})

export const Member = told({ persona: "0" })

export const Trial = told({ persona: "4" })

export const Empty = told(empty)

export const Loading = told(loading)

export const Failed = told({ settings: failing("/wps/relay/GCSGAME_getVassGameType") })

export const WithoutHotGames = told({ settings: failing("/wps/relay/GCSGAME_hotGamesV2") })
