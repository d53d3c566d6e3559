import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { PlayRestriction } from "#domain/protection/PlayPermission.ts"
import type { Ended } from "#domain/protection/PlaySession.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PlayClosed } from "./PlayClosed.tsx"

export default { title: "Player protection / Games are closed" } satisfies StoryDefault

const until = Date.UTC(2027, 10, 27, 12)

const of = (restriction: PlayRestriction | Ended, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <PlayClosed restriction={restriction} />
    </div>,
  )({ path: paths.deposit, persona: "0", ...options })

export const OnBreak = of({ _tag: "onBreak", until })

export const Excluded = of({ _tag: "excluded", until })

export const Permanent = of({ _tag: "excluded", until: null })

const ended: Ended = { _tag: "ended", id: 1, minutes: 60, endsAt: until - 1, closedUntil: until }

export const PlaySessionEnded = of(ended)

export const PlaySessionEndedWithoutTime = of({ ...ended, closedUntil: null })

export const FewModules = of({ _tag: "onBreak", until }, { settings: { modulesOff: moduleIds } })
