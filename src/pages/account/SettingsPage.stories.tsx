import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SettingsPage } from "./SettingsPage.tsx"

export default { title: "Account / Settings" } satisfies StoryDefault

const story = storiesOf(<SettingsPage />)

export const Member = story({ path: paths.settings, persona: "0" })

export const Guest = story({ path: paths.settings })
