import type { StoryDefault } from "@ladle/react"

import { hasProtectionTextsAtom } from "#atoms/protection/limitOffer.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LimitNotices } from "./LimitNotices.tsx"

export default { title: "Player protection / Notices about limits" } satisfies StoryDefault

export const Review = storiesOf(<LimitNotices />)({
  persona: "0",
  settings: { modulesOn: ["RGLIMIT3"], protection: "reviewDue" },
  before: (store) => store.set(hasProtectionTextsAtom, true),
})
