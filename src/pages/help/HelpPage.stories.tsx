import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { helpTopics } from "#gateway/calls/help.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { HelpPage } from "./HelpPage.tsx"

export default { title: "pages / help / HelpPage" } satisfies StoryDefault

const told = storiesOf(<HelpPage />)
const page = { path: paths.help }

export const First = told(page)

export const Selected = told({ ...page, path: `${paths.help}?i=1` })

export const Outside = told({ ...page, path: `${paths.help}?i=99` })

export const NoTopics = told({ ...page, ...empty })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(helpTopics.path) })

export const LongText = told({ ...page, longTexts: true })
