import type { StoryDefault } from "@ladle/react"

import { moduleIds } from "#domain/Whitelabel.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MemberHomePage } from "./MemberHomePage.tsx"

export default { title: "Account / Member home" } satisfies StoryDefault

const story = storiesOf(<MemberHomePage />)

const newVersion = { templates: ["mem_cen"] } as const
const memberCalls = failing("/wps/member/info", "/wps/wallets/gcs")
const refusedCalls = refusing("no_permission", "/wps/member/info", "/wps/wallets/gcs")

export const Base = story({ persona: "0" })

export const BaseTrial = story({ persona: "4" })

export const BaseAgent = story({ persona: "9" })

export const BaseMayNotDeposit = story({ persona: "40" })

export const BaseEmpty = story({
  persona: "0",
  settings: { modulesOff: moduleIds, promosOff: ["AVAILABLE"] },
})

export const BaseLoading = story({ persona: "0", ...loading })

export const BaseFailed = story({ persona: "0", settings: memberCalls })

export const BaseRefused = story({ persona: "0", settings: refusedCalls })

export const BaseHiddenBalance = story({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const BaseLongText = story({ persona: "0", longTexts: true })

export const New = story({ persona: "0", settings: newVersion })

export const NewTrial = story({ persona: "4", settings: newVersion })

export const NewAgent = story({ persona: "9", settings: newVersion })

export const NewEmpty = story({
  persona: "0",
  settings: { ...newVersion, modulesOff: moduleIds, promosOff: ["AVAILABLE"] },
})

export const NewLoading = story({
  persona: "0",
  settings: newVersion,
  unanswered: ["/wps/member/info", "/wps/wallets/gcs", "/wps/system/whitelabel"],
})

export const NewFailed = story({ persona: "0", settings: { ...newVersion, ...memberCalls } })

export const NewRefused = story({ persona: "0", settings: { ...newVersion, ...refusedCalls } })

export const NewLongText = story({ persona: "0", settings: newVersion, longTexts: true })
