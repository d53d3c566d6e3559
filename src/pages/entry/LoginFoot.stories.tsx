import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { hotGames } from "#gateway/calls/games.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LoginFoot } from "./LoginFoot.tsx"

export default { title: "pages / entry / LoginFoot" } satisfies StoryDefault

const told = storiesOf(<LoginFoot />)
const page = { path: paths.login }

export const Filled = told(page)

export const Installed = told({ ...page, device: { isStandalone: true } })

export const WithoutSpeedTest = told({ ...page, settings: { linksOff: ["speedTest"] } })

export const NoHotGames = told({ ...page, ...empty })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(hotGames.path) })

export const LongText = told({ ...page, longTexts: true })
