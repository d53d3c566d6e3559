import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/member.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { MyAccountPage } from "./MyAccountPage.tsx"

export default { title: "pages / account / MyAccountPage" } satisfies StoryDefault

const told = storiesOf(<MyAccountPage />)
const page = { path: paths.myAccount, persona: "0" }

export const Member = told(page)

export const WithoutNickname = told({ ...page, settings: { noNickname: true } })

export const Trial = told({ ...page, persona: "4" })

export const WithoutHeadIcons = told({ ...page, settings: { modulesOff: ["PROFPIC3"] } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(memberInfo.path) })

export const Offline = told({
  ...page,
  device: { online: false },
  settings: { faults: [{ call: memberInfo.path, kind: "network", times: "always" }] },
})

export const LongText = told({ ...page, longTexts: true })
