import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { ProtectionLink } from "./ProtectionLink.tsx"

export default { title: "Player protection / Link to player protection" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <ProtectionLink />
  </div>,
)

export const On = story({ persona: "0", settings: { modulesOn: ["RGLIMIT3"] } })

export const Nothing = story({ persona: "0" })
