import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { HotNews } from "./HotNews.tsx"

export default { title: "pages / games / HotNews" } satisfies StoryDefault

const told = storiesOf(<HotNews />)

export const Many = told({})

export const One = told({ settings: { scale: "few" } })

export const Empty = told(empty)

export const NothingYet = told(loading)

export const NothingFailed = told(failed)

export const LongText = told({ longTexts: true })
