import type { StoryDefault } from "@ladle/react"

import { exclusionForm, takeBreakAtom } from "#atoms/protection/protection.ts"
import { paths } from "#config/paths.ts"
import type { ExclusionLength } from "#domain/protection/Protection.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ProtectionPage } from "./ProtectionPage.tsx"

export default { title: "Player protection / Player protection" } satisfies StoryDefault

const story = storiesOf(<ProtectionPage />)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const page = { path: paths.protection, persona: "0", settings }

const breaks = (store: Store): void => {
  void store.set(takeBreakAtom, 72)
}

const excludes =
  (length: ExclusionLength) =>
  (store: Store): void => {
    store.sub(exclusionForm.formAtom, () => {})
    store.set(exclusionForm.formAtom, {
      _tag: "Submitted",
      form: {
        length,
        typed: { word: "EXCLUDE", password: demoPassword },
        word: "EXCLUDE",
        needsPassword: true,
      },
    })
  }

export const Open = story(page)

export const Guest = story({ ...page, persona: "guest" })

export const OnBreak = story({ ...page, before: breaks })

export const Excluded = story({ ...page, before: excludes(12) })

export const ExcludedPermanently = story({ ...page, before: excludes("permanent") })

export const PlaySessionEnded = story({ ...page, settings: { ...settings, protection: "sessionEnded" } })

export const Loading = story({ ...page, unanswered: [protection.path] })

export const Failed = story({ ...page, settings: { ...settings, ...failing(protection.path) } })
