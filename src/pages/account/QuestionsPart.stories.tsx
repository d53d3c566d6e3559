import type { StoryDefault } from "@ladle/react"

import { partAddress } from "#domain/account/Security.ts"
import { availableSecurityQuestions, answeredSecurityQuestions } from "#gateway/calls/account/security.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { QuestionsPart } from "./QuestionsPart.tsx"

export default { title: "Account / Security questions" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <QuestionsPart />
  </div>,
)
const path = partAddress("securityQuestions")

export const Answered = story({ path, persona: "0" })

export const Unanswered = story({ path, persona: "1" })

export const Loading = story({ path, persona: "0", ...loading })

export const Failed = story({ path, persona: "0", settings: failing(answeredSecurityQuestions.path) })

export const ChoiceLoading = story({ path, persona: "1", unanswered: [availableSecurityQuestions.path] })

export const ChoiceFailed = story({ path, persona: "1", settings: failing(availableSecurityQuestions.path) })

export const LongText = story({ path, persona: "0", longTexts: true })
