import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MyAccountPage } from "./MyAccountPage.tsx"

export default { title: "Account / My account" } satisfies StoryDefault

const story = storiesOf(<MyAccountPage />)
const page = { path: paths.myAccount, persona: "0" }

export const Member = story(page)

export const WithoutNickname = story({ ...page, settings: { noNickname: true } })

export const Trial = story({ ...page, persona: "4" })

export const WithoutAvatars = story({ ...page, settings: { modulesOff: ["PROFPIC3"] } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(memberInfo.path) })

export const Refused = story({ ...page, settings: refusing("no_permission", memberInfo.path) })

export const Offline = story({
  ...page,
  device: { online: false },
  settings: { faults: [{ call: memberInfo.path, kind: "network", times: "always" }] },
})

export const LongText = story({ ...page, longTexts: true })
