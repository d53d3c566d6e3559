import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TermsPage } from "./TermsPage.tsx"

export default { title: "pages / entry / TermsPage" } satisfies StoryDefault

const told = storiesOf(<TermsPage />)

export const Terms = told({ path: paths.terms })

export const Agreement = told({ path: paths.agreement })

export const AnotherAge = told({ path: paths.terms, settings: { age: 18 } })
