import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { HomePage } from "./HomePage.tsx"

export default { title: "pages / home / HomePage" } satisfies StoryDefault

const told = storiesOf(<HomePage />)

export const Guest = told({})

export const Member = told({ persona: "0" })

export const Trial = told({ persona: "4" })

export const Agent = told({ persona: "9" })

export const Few = told({ persona: "0", settings: { scale: "few" } })

export const Empty = told(empty)

export const Loading = told(loading)

export const Failed = told(failed)

export const MemberFailed = told({ persona: "0", ...failed })

export const SessionOver = told({
  persona: "0",
  settings: { faults: [{ call: "/wps/member/info", kind: "sessionOver", times: "always" }] },
})

export const LongText = told({ persona: "0", longTexts: true })
