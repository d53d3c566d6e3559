import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LotteryClose, LotteryIframePage } from "./LotteryIframePage.tsx"

export default { title: "Games / Lottery service" } satisfies StoryDefault

const path = `${paths.lottery}?mui=EN&playType=ent&gameId=E201&prize_mode=ELOTT`
const story = (options: StoryOptions) => storiesOf(<LotteryIframePage />)({ path, ...options })

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const WithoutService = story({ persona: "0", settings: { resourcesOff: ["LOTTERY"] } })

export const Loading = story({ persona: "0", ...loading })

export const CloseButton = storiesOf(<LotteryClose />)({ path, persona: "0" })
