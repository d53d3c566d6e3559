import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RedRainPage } from "./RedRainPage.tsx"

export default { title: "Promotions / Red rain" } satisfies StoryDefault

const story = storiesOf(<RedRainPage />)
const page = { path: paths.redRain, persona: "9" }

export const ByTheClock = story(page)

export const None = story({ ...page, settings: { redRain: "none" } })

export const Coming = story({ ...page, settings: { redRain: "coming" } })

export const Running = story({ ...page, settings: { redRain: "running" } })

export const PacketsReceived = story({ ...page, settings: { redRain: "received" } })

export const Over = story({ ...page, settings: { redRain: "over" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(redRain.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", redRain.path),
})

export const LongText = story({ ...page, longTexts: true })
