import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { WinnerSection } from "./WinnerSection.tsx"

export default { title: "pages / home / WinnerSection" } satisfies StoryDefault

const told = storiesOf(<WinnerSection />)

export const Many = told({})

export const AtRest = told({ settings: { scale: "few" } })

export const Empty = told(empty)

export const Loading = told(loading)

export const Failed = told({ settings: failing("/wps/relay/ODSFE2_getWinnerBoard") })

export const LongText = told({ longTexts: true })
