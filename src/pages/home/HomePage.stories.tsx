import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { HomePage } from "./HomePage.tsx"

export default { title: "Home / Home" } satisfies StoryDefault

const story = storiesOf(<HomePage />)

export const Guest = story({})

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Agent = story({ persona: "9" })

export const Few = story({ persona: "0", settings: { scale: "few" } })

export const Empty = story(empty)

export const Loading = story(loading)

export const Failed = story(failed)

export const MemberFailed = story({ persona: "0", ...failed })

export const Refused = story({ settings: refusing("location_blocked", "*") })

export const SessionOver = story({
  persona: "0",
  settings: { faults: [{ call: "/wps/member/info", kind: "sessionOver", times: "always" }] },
})

export const LongText = story({ persona: "0", longTexts: true })
