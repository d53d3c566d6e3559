import type { StoryDefault } from "@ladle/react"

import { loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { Settings } from "./Settings.tsx"

export default { title: "pages / frame / Settings" } satisfies StoryDefault

const told = storiesOf(<Settings />)

export const EveryLanguage = told({})

export const TwoLanguages = told({ settings: { languages: ["EN", "TY"] } })

export const Loading = told(loading)
