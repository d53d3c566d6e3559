import type { StoryDefault } from "@ladle/react"

import { sessionLimitForm } from "#atoms/protection/sessionLimit.ts"
import { paths } from "#config/paths.ts"
import type { SessionLimit } from "#domain/protection/SessionLimit.ts"
import type { Settings } from "#fixtures/settings.ts"
import { setSessionLimit } from "#gateway/calls/protection/sessionLimit.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SessionLimitPart } from "./SessionLimitPart.tsx"

export default { title: "Player protection / Session limit" } satisfies StoryDefault

const now = Date.now()
const minute = 60_000
const day = 1_440 * minute

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const page: StoryOptions = { path: paths.protection, persona: "0", settings }

const part = (session: SessionLimit | undefined, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <SessionLimitPart session={session} />
    </div>,
  )({ ...page, ...options })

const hour: SessionLimit = { minutes: 60, endsAt: now + 25 * minute, closedUntil: now + 55 * minute }

const sent =
  (minutes: string) =>
  (store: Store): void => {
    store.sub(sessionLimitForm.formAtom, () => {})
    store.set(sessionLimitForm.formAtom, { _tag: "Submitted", form: { minutes } })
  }

export const None = part(undefined)

export const Usual = part(hour)

export const Ended = part({ ...hour, endsAt: now - minute })

export const Pending = part({ ...hour, pending: { minutes: 120, from: now + day, until: now + 8 * day } })

export const ToConfirm = part({ ...hour, pending: { minutes: null, from: now - day, until: now + day } })

export const Wrong = part(hour, { before: sent("14") })

export const Sending = part(hour, { unanswered: [setSessionLimit.path], before: sent("45") })

export const Failed = part(hour, {
  settings: { ...settings, ...failing(setSessionLimit.path) },
  before: sent("45"),
})

export const LongText = part({
  ...hour,
  minutes: 1_440,
  pending: { minutes: 1_440, from: now - day, until: now + day },
})
