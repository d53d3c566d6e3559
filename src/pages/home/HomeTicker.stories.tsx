import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { HomeTicker } from "./HomeTicker.tsx"

export default { title: "pages / home / HomeTicker" } satisfies StoryDefault

const told = storiesOf(<HomeTicker />)

export const Few = told({ settings: { scale: "few" } })

export const Many = told({})

export const Empty = told(empty)

export const Loading = told(loading)

export const Failed = told({ settings: failing("/wps/relay/MCSFE_getListAnnouncements") })

export const LongText = told({ settings: { scale: "few" }, longTexts: true })
