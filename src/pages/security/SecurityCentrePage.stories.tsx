import type { StoryDefault } from "@ladle/react"

import { partAddress } from "#domain/Security.ts"
import { paths } from "#config/paths.ts"
import { bankCards, securityConfig, withdrawBanks } from "#gateway/calls/security.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { SecurityCentrePage } from "./SecurityCentrePage.tsx"

export default { title: "pages / security / SecurityCentrePage" } satisfies StoryDefault

const told = storiesOf(<SecurityCentrePage />)
const page = { path: paths.securityCentre, persona: "0" }

export const EverythingSet = told(page)

export const NothingSet = told({ ...page, persona: "2" })

export const FirstPaymentPassword = told({ persona: "2", path: partAddress("paymentPassword") })

export const AnotherPaymentPassword = told({ persona: "0", path: partAddress("paymentPassword") })

export const Cards = told({ persona: "0", path: partAddress("bankCard") })

export const NoCards = told({ persona: "1", path: partAddress("bankCard") })

export const CardNeedsPassword = told({ persona: "2", path: partAddress("bankCard") })

export const CardsFailed = told({
  persona: "0",
  path: partAddress("bankCard"),
  settings: failing(bankCards.path, withdrawBanks.path),
})

export const Questions = told({ persona: "1", path: partAddress("securityQuestions") })

export const QuestionsAnswered = told({ persona: "0", path: partAddress("securityQuestions") })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(securityConfig.path) })

export const NotOffered = told({ ...page, settings: { modulesOff: ["SECPRIV"] } })
