import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { empty, failed, failing, loading } from "../../../.ladle/plots.ts"
import type { Plot } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LotteryListPage } from "./LotteryListPage.tsx"

export default { title: "pages / games / LotteryListPage" } satisfies StoryDefault

const told = (plot: Plot) => storiesOf(<LotteryListPage />)({ path: paths.lotteryList, ...plot })

export const Guest = told({})

export const Member = told({ persona: "0" })

export const Trial = told({ persona: "4" })

export const Agent = told({ persona: "9" })

export const Few = told({ persona: "0", settings: { scale: "few" } })

export const OfOneVendor = told({ persona: "0", path: `${paths.lotteryList}?vassalage=ELOTT` })

export const OfVendorWithout = told({ path: `${paths.lotteryList}?vassalage=NONE` })

export const NoLotteries = told(empty)

export const Loading = told({ persona: "0", ...loading })

export const Failed = told(failed)

export const WithoutRecents = told({ persona: "0", settings: failing("/lgw/vn/games/game_menu/recent") })

export const LongText = told({ persona: "0", longTexts: true })
