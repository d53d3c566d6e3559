import type { StoryDefault } from "@ladle/react"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { MemberBalance, MemberHead } from "./MemberHead.tsx"

export default { title: "pages / account / MemberHead" } satisfies StoryDefault

const told = storiesOf(
  <>
    <MemberHead />
    <MemberBalance />
  </>,
)

export const Filled = told({ persona: "0" })

export const Trial = told({ persona: "4" })

export const Loading = told({ persona: "0", ...loading })

export const Failed = told({ persona: "0", settings: failing("/wps/member/info", "/wps/wallets/gcs") })

export const LongText = told({ persona: "0", longTexts: true })
