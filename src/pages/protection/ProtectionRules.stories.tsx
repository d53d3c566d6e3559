import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { ProtectionRules, ProtectionTerms } from "./ProtectionRules.tsx"

export default { title: "Player protection / Rules" } satisfies StoryDefault

const options = { persona: "0", settings: { modulesOn: ["RGLIMIT3"] } } as const

export const InTerms = storiesOf(
  <div className="padded">
    <ProtectionTerms />
  </div>,
)(options)

export const OnPage = storiesOf(
  <div className="padded">
    <ProtectionRules />
  </div>,
)(options)
