import type { StoryDefault } from "@ladle/react"

import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BalanceCard } from "./MemberHead.tsx"

export default { title: "Account / Member head" } satisfies StoryDefault

const story = storiesOf(<BalanceCard />)

export const Filled = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Loading = story({ persona: "0", ...loading })

export const Failed = story({ persona: "0", settings: failing("/wps/member/info", "/wps/wallets/gcs") })

export const LongText = story({ persona: "0", longTexts: true })
