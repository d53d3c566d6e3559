import type { StoryDefault } from "@ladle/react"

import { moduleIds } from "#domain/Whitelabel.ts"

import { failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { MainMenu } from "./MainMenu.tsx"

export default { title: "pages / frame / MainMenu" } satisfies StoryDefault

const told = storiesOf(<MainMenu />)

export const Guest = told({})

export const GuestLoading = told(loading)

export const Member = told({ persona: "0" })

export const Trial = told({ persona: "4" })

export const Agent = told({ persona: "9" })

export const WithoutClub = told({ persona: "0", settings: { clubLabel: "MANUAL" } })

export const HiddenBalance = told({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const Empty = told({ persona: "0", settings: { modulesOff: moduleIds, promosOff: ["AVAILABLE"] } })

export const Loading = told({ persona: "0", ...loading })

export const Failed = told({ persona: "0", ...failed })

export const LongText = told({ persona: "1", longTexts: true })
