import type { StoryDefault } from "@ladle/react"

import type { Settings } from "#fixtures/settings.ts"
import { profitLoss } from "#gateway/calls/records/accountRecord.ts"
import { failing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { StatementPart } from "./StatementPart.tsx"

export default { title: "Player protection / Statement" } satisfies StoryDefault

const story = storiesOf(<StatementPart />)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }

export const Usual = story({ persona: "0", settings })

export const Loading = story({ persona: "0", settings, unanswered: [profitLoss.path] })

export const Failed = story({ persona: "0", settings: { ...settings, ...failing(profitLoss.path) } })
