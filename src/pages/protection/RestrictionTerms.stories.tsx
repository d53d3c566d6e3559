import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"
import { longText } from "#ladle/samples.tsx"
import { breakEnd } from "#domain/protection/Protection.ts"

import { RestrictionTerms } from "./RestrictionTerms.tsx"

export default { title: "Player protection / What a restriction stops" } satisfies StoryDefault

const of = (length: string) =>
  storiesOf(
    <div className="padded">
      <RestrictionTerms length={length} endAt={(now) => breakEnd(now, 72)} />
    </div>,
  )({ persona: "0" })

export const Short = of("6")

export const Long = of(longText)
