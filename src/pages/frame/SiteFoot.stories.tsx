import type { StoryDefault } from "@ladle/react"

import { linkNames } from "#fixtures/settings.ts"

import { failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { SiteFoot } from "./SiteFoot.tsx"

export default { title: "pages / frame / SiteFoot" } satisfies StoryDefault

const told = storiesOf(<SiteFoot />)

export const Filled = told({})

export const WithoutNetworks = told({ settings: { linksOff: linkNames } })

export const TwoLanguages = told({ settings: { languages: ["EN", "TY"] } })

export const OtherAge = told({ settings: { age: 18 } })

export const Loading = told(loading)

export const Failed = told(failed)

export const LongText = told({ longTexts: true })
