import type { StoryDefault } from "@ladle/react"

import { exclusionForm } from "#atoms/protection/protection.ts"
import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import { excludeSelf } from "#gateway/calls/protection/protection.ts"
import { securityConfig } from "#gateway/calls/account/security.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ExclusionForm } from "./ExclusionForm.tsx"

export default { title: "Player protection / Self-exclusion" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <ExclusionForm />
  </div>,
)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const page = { path: paths.protection, persona: "0", settings }

/** Sends the form with this word and password. */
const sent =
  (word: string, password: string) =>
  (store: Store): void => {
    store.sub(exclusionForm.formAtom, () => {})
    store.set(exclusionForm.formAtom, {
      _tag: "Submitted",
      form: { length: 6, typed: { word, password }, word: "EXCLUDE", needsPassword: true },
    })
  }

export const Usual = story(page)

export const Wrong = story({ ...page, before: sent("no", "") })

export const WrongPassword = story({ ...page, before: sent("EXCLUDE", "wrong000") })

export const PasswordUnknown = story({ ...page, unanswered: [securityConfig.path] })

export const Sending = story({
  ...page,
  unanswered: [excludeSelf.path],
  before: sent("EXCLUDE", demoPassword),
})

export const Failed = story({
  ...page,
  settings: { ...settings, ...failing(excludeSelf.path) },
  before: sent("EXCLUDE", demoPassword),
})
