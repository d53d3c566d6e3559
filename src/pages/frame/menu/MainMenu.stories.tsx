import type { StoryDefault } from "@ladle/react"

import { menuOpenAtom } from "#atoms/frame/menus.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import { failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"

import { MainMenu } from "./MainMenu.tsx"

export default { title: "Frame / Main menu" } satisfies StoryDefault

const storyOf = storiesOf(<MainMenu />)

const story = (options: StoryOptions) =>
  storyOf({ before: (store) => store.set(menuOpenAtom, true), ...options })

export const Guest = story({})

export const GuestLoading = story(loading)

export const Member = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Agent = story({ persona: "9" })

export const WithoutClub = story({ persona: "0", settings: { clubLabel: "MANUAL" } })

export const HiddenBalance = story({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const Empty = story({ persona: "0", settings: { modulesOff: moduleIds, promosOff: ["AVAILABLE"] } })

export const Loading = story({ persona: "0", ...loading })

export const Failed = story({ persona: "0", ...failed })

export const LongText = story({ persona: "1", longTexts: true })
