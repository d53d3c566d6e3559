import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TermsPage } from "./TermsPage.tsx"

export default { title: "Entry / Terms" } satisfies StoryDefault

const loadProtection = () =>
  import("#pages/protection/ProtectionRules.tsx").then(({ ProtectionTerms }) => ProtectionTerms)

const story = storiesOf(<TermsPage loadProtection={loadProtection} />)

export const Terms = story({ path: paths.terms })

export const WithPlayerProtection = story({ path: paths.terms, settings: { modulesOn: ["RGLIMIT3"] } })

export const Agreement = story({ path: paths.agreement })

export const AnotherAge = story({ path: paths.terms, settings: { age: 18 } })
