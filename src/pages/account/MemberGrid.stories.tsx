import type { StoryDefault } from "@ladle/react"

import { moduleIds } from "#domain/Whitelabel.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { failing, loading, refusing } from "#ladle/plots.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { MemberGrid } from "./MemberGrid.tsx"

export default { title: "pages / account / MemberGrid" } satisfies StoryDefault

const story = storiesOf(<MemberGrid />)

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Agent = story({ persona: "9" })

export const FewEntries = story({
  persona: "0",
  settings: { modulesOff: moduleIds, promosOff: ["AVAILABLE"] },
})

export const Loading = story({ persona: "0", ...loading })

export const Failed = story({ persona: "0", settings: failing(memberInfo.path) })

export const Refused = story({ persona: "0", settings: refusing("no_permission", memberInfo.path) })

export const LongText = story({ persona: "0", longTexts: true })
