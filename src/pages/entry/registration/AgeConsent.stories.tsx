import type { StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AgeConsent } from "./AgeConsent.tsx"

export default { title: "Entry / Age consent" } satisfies StoryDefault

const story = (agrees: boolean) =>
  storiesOf(
    <div className="padded">
      <AgeConsent agrees={agrees} onChange={nothing} />
    </div>,
  )

export const Agrees = story(true)({})

export const DoesNotAgree = story(false)({})

export const Age18 = story(true)({ settings: { age: 18 } })
