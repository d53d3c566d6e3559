import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/Stage.tsx"
import { longText } from "#ladle/samples.tsx"

import { ClosureTerms } from "./ClosureTerms.tsx"

export default { title: "Player protection / What a closure stops" } satisfies StoryDefault

const of = (length: string) =>
  storiesOf(
    <div className="padded">
      <ClosureTerms length={length} />
    </div>,
  )({ persona: "0" })

export const Short = of("6")

export const Long = of(longText)
