import type { StoryDefault } from "@ladle/react"

import { servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import { failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"

import { ServiceMenu } from "./ServiceMenu.tsx"

export default { title: "Frame / Service menu" } satisfies StoryDefault

const storyOf = storiesOf(<ServiceMenu />)

const story = (options: StoryOptions) =>
  storyOf({ before: (store) => store.set(servicePopupOpenAtom, true), ...options })

export const Guest = story({})

export const Member = story({ persona: "0" })

export const NothingUnread = story({ persona: "2", settings: { scale: "empty" } })

export const WithoutChat = story({ persona: "0", settings: { memberLabels: ["nochat"] } })

export const Trial = story({ persona: "4" })

export const Agent = story({ persona: "9" })

export const WithoutOptionalEntries = story({
  persona: "0",
  settings: { modulesOff: moduleIds, resourcesOff: ["LINE", "TASK"] },
})

export const Loading = story({ persona: "0", ...loading })

export const Failed = story({ persona: "0", ...failed })
