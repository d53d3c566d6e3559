import type { StoryDefault } from "@ladle/react"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { SiteHeader } from "./SiteHeader.tsx"

export default { title: "pages / frame / SiteHeader" } satisfies StoryDefault

const told = storiesOf(<SiteHeader isHome />)
const few = { scale: "few" } as const

export const Guest = told({})

export const GuestLoading = told(loading)

export const Member = told({ persona: "0", settings: few })

export const ManyUnread = told({ persona: "0" })

export const NothingUnread = told({ persona: "2", settings: few })

export const WithoutNickname = told({ persona: "0", settings: { ...few, noNickname: true } })

export const Trial = told({ persona: "4" })

export const Agent = told({ persona: "9", settings: few })

export const HiddenBalance = told({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const Loading = told({ persona: "0", ...loading })

export const Failed = told({ persona: "0", settings: failing("/wps/member/info", "/wps/wallets/gcs") })

export const LongText = told({ persona: "1", longTexts: true })

export const OnDesktop = told({ persona: "0", settings: few, device: { phone: "desktop" } })

export const ElsewhereThanHome = storiesOf(<SiteHeader isHome={false} />)({ persona: "0", settings: few })
