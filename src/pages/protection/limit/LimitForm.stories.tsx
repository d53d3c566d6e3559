import type { StoryDefault } from "@ladle/react"

import { limitForm } from "#atoms/protection/limits.ts"
import { paths } from "#config/paths.ts"
import type { PlayLimit } from "#domain/protection/PlayLimit.ts"
import type { Settings } from "#fixtures/settings.ts"
import { setLimit } from "#gateway/calls/protection/limits.ts"
import { failing } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LimitForm } from "./LimitForm.tsx"

export default { title: "Player protection / Form of a limit" } satisfies StoryDefault

const limitKey = { kind: "deposit", period: "day" } as const
const limits: ReadonlyArray<PlayLimit> = [
  { ...limitKey, amount: 2000, used: 800, resets: Date.UTC(2026, 10, 3), setBy: "player" },
  { ...limitKey, period: "week", amount: 5000, used: 800, resets: Date.UTC(2026, 10, 9), setBy: "player" },
]

const story = storiesOf(<LimitForm limitKey={limitKey} limits={limits} onClose={nothing} />)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const page = { path: paths.protection, persona: "0", settings }

const sent =
  (amount: string) =>
  (store: Store): void => {
    store.sub(limitForm.formAtom, () => {})
    store.set(limitForm.formAtom, {
      _tag: "Submitted",
      form: { ...limitKey, amount, limits, currency: "₱" },
    })
  }

export const Usual = story(page)

export const Wrong = story({ ...page, before: sent("abc") })

export const AboveTheWeek = story({ ...page, before: sent("9000") })

export const Sending = story({ ...page, unanswered: [setLimit.path], before: sent("1000") })

export const Failed = story({
  ...page,
  settings: { ...settings, ...failing(setLimit.path) },
  before: sent("1000"),
})
