import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TermsPage } from "./TermsPage.tsx"

export default { title: "Entry / Terms" } satisfies StoryDefault

const story = storiesOf(<TermsPage />)

export const Terms = story({ path: paths.terms })

export const Agreement = story({ path: paths.agreement })

export const AnotherAge = story({ path: paths.terms, settings: { age: 18 } })
