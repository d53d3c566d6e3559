import type { StoryDefault } from "@ladle/react"

import type { Settings } from "#fixtures/settings.ts"
import { activity } from "#gateway/calls/protection/realityCheck.ts"
import { failing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RealityCheck } from "./RealityCheck.tsx"

export default { title: "Player protection / Reality check" } satisfies StoryDefault

const story = storiesOf(<RealityCheck />)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"], protection: "checkDue" }

export const Due = story({ persona: "0", settings })

export const Loading = story({ persona: "0", settings, unanswered: [activity.path] })

export const Failed = story({ persona: "0", settings: { ...settings, ...failing(activity.path) } })

export const Figures = storiesOf(<RealityCheck isAsked />)({
  persona: "0",
  settings: { modulesOn: ["RGLIMIT3"] },
})

export const NothingDue = story({ persona: "0", settings: { modulesOn: ["RGLIMIT3"] } })
