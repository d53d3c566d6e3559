import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { RecentStrip } from "./RecentStrip.tsx"

export default { title: "pages / games / RecentStrip" } satisfies StoryDefault

const told = storiesOf(<RecentStrip />)

export const Many = told({ persona: "0" })

export const Few = told({ persona: "0", settings: { scale: "few" } })

export const Empty = told({ persona: "0", ...empty })

export const Loading = told({ persona: "0", ...loading })

export const NothingForATrial = told({ persona: "4", ...loading })

export const NothingWhenItFailed = told({ persona: "0", settings: failing("/wps/relay/GCS_recentGame") })

export const LongText = told({ persona: "0", longTexts: true })
