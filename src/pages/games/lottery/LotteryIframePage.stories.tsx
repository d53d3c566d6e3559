import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { loading } from "#ladle/plots.ts"
import type { Plot } from "#ladle/scene.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { LotteryClose, LotteryIframePage } from "./LotteryIframePage.tsx"

export default { title: "Games / Lottery service" } satisfies StoryDefault

const path = `${paths.lottery}?mui=EN&playType=ent&gameId=E201&prize_mode=ELOTT`
const story = (plot: Plot) => storiesOf(<LotteryIframePage />)({ path, ...plot })

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const WithoutService = story({ persona: "0", settings: { resourcesOff: ["LOTTERY"] } })

export const Loading = story({ persona: "0", ...loading })

export const CloseButton = storiesOf(<LotteryClose />)({ path, persona: "0" })
