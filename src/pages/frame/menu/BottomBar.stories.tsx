import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BottomBar } from "./BottomBar.tsx"

export default { title: "Frame / Bottom bar" } satisfies StoryDefault

const atHome = storiesOf(<BottomBar path={paths.home} />)

export const Guest = atHome({})

export const Unread = atHome({ persona: "0" })

export const NothingUnread = atHome({ persona: "0", settings: { scale: "empty" } })

export const Trial = atHome({ persona: "4" })

export const Loading = atHome({ persona: "0", ...loading })

export const AtMemberCentre = storiesOf(<BottomBar path={paths.memberHome} />)({ persona: "0" })

export const Elsewhere = storiesOf(<BottomBar path={paths.help} />)({})
