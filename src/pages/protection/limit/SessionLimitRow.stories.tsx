import type { StoryDefault } from "@ladle/react"

import { sessionLimitForm } from "#atoms/protection/sessionLimit.ts"
import { paths } from "#config/paths.ts"
import type { SessionLimit } from "#domain/protection/SessionLimit.ts"
import type { Settings } from "#fixtures/settings.ts"
import { setSessionLimit } from "#gateway/calls/protection/sessionLimit.ts"
import { nothing } from "#ladle/samples.tsx"
import { failing } from "#ladle/storyOptions.ts"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SessionLimitForm, SessionLimitRow } from "./SessionLimitRow.tsx"

export default { title: "Player protection / Session limit" } satisfies StoryDefault

const now = Date.now()
const minute = 60_000
const day = 1_440 * minute

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const page: StoryOptions = { path: paths.protection, persona: "0", settings }

const row = (session: SessionLimit | undefined) =>
  storiesOf(
    <table className="padded">
      <tbody>
        <SessionLimitRow session={session} />
      </tbody>
    </table>,
  )(page)

const hour: SessionLimit = { minutes: 60, endsAt: now + 25 * minute, closedUntil: now + 55 * minute }

const form = (options: StoryOptions) =>
  storiesOf(
    <div className="padded">
      <SessionLimitForm session={hour} onSaved={nothing} />
    </div>,
  )({ ...page, ...options })

const sent =
  (minutes: string) =>
  (store: Store): void => {
    store.sub(sessionLimitForm.formAtom, () => {})
    store.set(sessionLimitForm.formAtom, { _tag: "Submitted", form: { minutes } })
  }

export const None = row(undefined)

export const Usual = row(hour)

export const Ended = row({ ...hour, endsAt: now - minute })

export const Pending = row({ ...hour, pending: { minutes: 120, from: now + day, until: now + 8 * day } })

export const ToConfirm = row({ ...hour, pending: { minutes: null, from: now - day, until: now + day } })

export const Form = form({})

export const Wrong = form({ before: sent("14") })

export const Sending = form({ unanswered: [setSessionLimit.path], before: sent("45") })

export const Failed = form({
  settings: { ...settings, ...failing(setSessionLimit.path) },
  before: sent("45"),
})

export const LongText = row({
  ...hour,
  minutes: 1_440,
  pending: { minutes: 1_440, from: now - day, until: now + day },
})
