import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { OfflinePage } from "./OfflinePage.tsx"

export default { title: "Frame / Offline" } satisfies StoryDefault

export const Offline = storiesOf(<OfflinePage />)({ device: { online: false } })
