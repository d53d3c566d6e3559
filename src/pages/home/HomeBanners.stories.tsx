import type { StoryDefault } from "@ladle/react"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { HomeBanners } from "./HomeBanners.tsx"

export default { title: "pages / home / HomeBanners" } satisfies StoryDefault

const told = storiesOf(<HomeBanners />)

export const Many = told({})

export const One = told({ settings: { scale: "few" } })

export const Empty = told(empty)

export const Loading = told(loading)

export const Failed = told({ settings: failing("/wps/relay/MCSFE_getListAnnouncements") })

export const LongText = told({ longTexts: true })
