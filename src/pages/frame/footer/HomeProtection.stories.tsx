import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { HomeProtection } from "./HomeProtection.tsx"

export default { title: "Frame / Link to player protection" } satisfies StoryDefault

export const Link = storiesOf(<HomeProtection />)({ persona: "0" })
