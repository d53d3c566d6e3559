import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { redRain } from "#gateway/calls/redRain.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { RedRainPage } from "./RedRainPage.tsx"

export default { title: "pages / agent / RedRainPage" } satisfies StoryDefault

const told = storiesOf(<RedRainPage />)
const page = { path: paths.redRain, persona: "9" }

export const Filled = told(page)

export const Empty = told({ ...page, settings: { scale: "empty" } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(redRain.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: redRain.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
