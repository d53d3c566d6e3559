import type { StoryDefault } from "@ladle/react"

import type { Settings } from "#fixtures/settings.ts"
import { protectionAtom } from "#atoms/protection/protection.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { failing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PlayBar } from "./PlayBar.tsx"

export default { title: "Player protection / Time of play" } satisfies StoryDefault

const story = storiesOf(<PlayBar />)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }

export const Usual = story({ persona: "0", settings })

export const PlaySessionEnded = story({
  persona: "0",
  settings: { ...settings, protection: "sessionEnded" },
  before: (store) => void store.sub(protectionAtom, () => {}),
})

export const Failed = story({ persona: "0", settings: { ...settings, ...failing(protection.path) } })
