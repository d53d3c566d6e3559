import type { StoryDefault } from "@ladle/react"

import { hasProtectionTextsAtom } from "#atoms/protection/limitOffer.ts"
import type { Settings } from "#fixtures/settings.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LimitReview } from "./LimitReview.tsx"

export default { title: "Player protection / Review of limits" } satisfies StoryDefault

const story = storiesOf(<LimitReview />)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"], protection: "reviewDue" }

export const Due = story({
  persona: "0",
  settings,
  before: (store) => store.set(hasProtectionTextsAtom, true),
})
