import type { StoryDefault } from "@ladle/react"

import { moduleIds } from "#domain/Whitelabel.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { MemberHomePage } from "./MemberHomePage.tsx"

export default { title: "pages / account / MemberHomePage" } satisfies StoryDefault

const told = storiesOf(<MemberHomePage />)

const newVersion = { templates: ["mem_cen"] } as const
const memberCalls = failing("/wps/member/info", "/wps/wallets/gcs")

export const Base = told({ persona: "0" })

export const BaseTrial = told({ persona: "4" })

export const BaseAgent = told({ persona: "9" })

export const BaseEmpty = told({ persona: "0", settings: { modulesOff: moduleIds, promosOff: ["AVAILABLE"] } })

export const BaseLoading = told({ persona: "0", ...loading })

export const BaseFailed = told({ persona: "0", settings: memberCalls })

export const BaseHiddenBalance = told({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const BaseLongText = told({ persona: "0", longTexts: true })

export const New = told({ persona: "0", settings: newVersion })

export const NewTrial = told({ persona: "4", settings: newVersion })

export const NewAgent = told({ persona: "9", settings: newVersion })

export const NewEmpty = told({
  persona: "0",
  settings: { ...newVersion, modulesOff: moduleIds, promosOff: ["AVAILABLE"] },
})

export const NewLoading = told({
  persona: "0",
  settings: newVersion,
  unanswered: ["/wps/member/info", "/wps/wallets/gcs", "/wps/system/whitelabel"],
})

export const NewFailed = told({ persona: "0", settings: { ...newVersion, ...memberCalls } })

export const NewLongText = told({ persona: "0", settings: newVersion, longTexts: true })
