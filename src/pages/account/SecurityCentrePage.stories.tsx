import type { StoryDefault } from "@ladle/react"

import { partAddress } from "#domain/account/Security.ts"
import { paths } from "#config/paths.ts"
import { bankCards, securityConfig, withdrawBanks } from "#gateway/calls/account/security.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SecurityCentrePage } from "./SecurityCentrePage.tsx"

export default { title: "Account / Security centre" } satisfies StoryDefault

const story = storiesOf(<SecurityCentrePage />)
const page = { path: paths.securityCentre, persona: "0" }

export const EverythingSet = story(page)

export const NothingSet = story({ ...page, persona: "2" })

export const FirstPaymentPassword = story({ persona: "2", path: partAddress("paymentPassword") })

export const AnotherPaymentPassword = story({ persona: "0", path: partAddress("paymentPassword") })

export const Cards = story({ persona: "0", path: partAddress("bankCard") })

export const NoCards = story({ persona: "1", path: partAddress("bankCard") })

export const CardNeedsPassword = story({ persona: "2", path: partAddress("bankCard") })

export const CardsFailed = story({
  persona: "0",
  path: partAddress("bankCard"),
  settings: failing(bankCards.path, withdrawBanks.path),
})

export const Questions = story({ persona: "1", path: partAddress("securityQuestions") })

export const QuestionsAnswered = story({ persona: "0", path: partAddress("securityQuestions") })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(securityConfig.path) })

export const Refused = story({ ...page, settings: refusing("no_permission", securityConfig.path) })

export const NotOffered = story({ ...page, settings: { modulesOff: ["SECPRIV"] } })
