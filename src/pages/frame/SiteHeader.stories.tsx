import type { StoryDefault } from "@ladle/react"
import { useTranslation } from "react-i18next"

import { nothing } from "#ladle/samples.tsx"
import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HeaderTitle } from "#ui/frame/header/TopBar.tsx"
import { SiteHeader } from "./SiteHeader.tsx"

export default { title: "Frame / Header" } satisfies StoryDefault

const story = storiesOf(<SiteHeader />)
const few = { scale: "few" } as const

export const Guest = story({})

export const GuestLoading = story(loading)

export const Member = story({ persona: "0", settings: few })

export const ManyUnread = story({ persona: "0" })

export const NothingUnread = story({ persona: "2", settings: few })

export const WithoutNickname = story({ persona: "0", settings: { ...few, noNickname: true } })

export const Trial = story({ persona: "4" })

export const Agent = story({ persona: "9", settings: few })

export const HiddenBalance = story({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const Loading = story({ persona: "0", ...loading })

export const Failed = story({ persona: "0", settings: failing("/wps/member/info", "/wps/wallets/gcs") })

export const LongText = story({ persona: "1", longTexts: true })

export const OnDesktop = story({ persona: "0", settings: few, device: { phone: "desktop" } })

const MyAccount = () => useTranslation().t("my_account")

const title = (
  <HeaderTitle>
    <MyAccount />
  </HeaderTitle>
)
const outsideHome = storiesOf(<SiteHeader title={title} onBack={nothing} />)

export const OutsideHome = outsideHome({ persona: "0", settings: few })

export const GuestOutsideHome = outsideHome({})

export const TrialOutsideHome = outsideHome({ persona: "4" })

export const LoadingOutsideHome = outsideHome({ persona: "0", ...loading })
