import type { StoryDefault } from "@ladle/react"

import { redRain } from "#gateway/calls/promo/redRain.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HomeRain } from "./HomeRain.tsx"

export default { title: "Promotions / Red rain on home" } satisfies StoryDefault

const story = storiesOf(<HomeRain />)
const home = { persona: "9" }

export const Coming = story({ ...home, settings: { redRain: "coming" } })

export const Running = story({ ...home, settings: { redRain: "running" } })

export const NothingOver = story({ ...home, settings: { redRain: "over" } })

export const NothingPlanned = story({ ...home, settings: { redRain: "none" } })

export const NothingOffered = story({ ...home, settings: { redRain: "coming", modulesOff: ["REWCEN3"] } })

export const NothingWhileLoading = story({ ...home, ...loading })

export const NothingWhenFailed = story({ ...home, settings: failing(redRain.path) })

export const LongText = story({ ...home, settings: { redRain: "coming" }, longTexts: true })
