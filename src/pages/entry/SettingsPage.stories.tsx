import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { storiesOf } from "../../../.ladle/Stage.tsx"
import { SettingsPage } from "./SettingsPage.tsx"

export default { title: "pages / entry / SettingsPage" } satisfies StoryDefault

const told = storiesOf(<SettingsPage />)

export const Member = told({ path: paths.settings, persona: "0" })

export const Guest = told({ path: paths.settings })
