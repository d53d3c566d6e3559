import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { failing, loading } from "#ladle/plots.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { RedRainPage } from "./RedRainPage.tsx"

export default { title: "pages / agent / RedRainPage" } satisfies StoryDefault

const story = storiesOf(<RedRainPage />)
const page = { path: paths.redRain, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(redRain.path) })

export const Refused = story({
  ...page,
  settings: { faults: [{ call: redRain.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = story({ ...page, longTexts: true })
