import type { StoryDefault } from "@ladle/react"

import { takeBreakAtom } from "#atoms/protection/protection.ts"
import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { takeBreak } from "#gateway/calls/protection/protection.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BreakForm } from "./BreakForm.tsx"

export default { title: "Player protection / Break" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <BreakForm />
  </div>,
)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const page = { path: paths.protection, persona: "0", settings }

const before = (store: Store): void => {
  void store.set(takeBreakAtom, 24)
}

export const Usual = story(page)

export const Failed = story({ ...page, settings: { ...settings, ...failing(takeBreak.path) }, before })
