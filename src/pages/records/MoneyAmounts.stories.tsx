import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { Change, Sum } from "./MoneyAmounts.tsx"

export default { title: "Records / Gain or loss" } satisfies StoryDefault

const story = (amount: number) =>
  storiesOf(
    <div className="padded">
      <Change amount={amount} />
    </div>,
  )({ persona: "0" })

export const Gain = story(1250.5)

export const Loss = story(-320)

export const Zero = story(0)

export const Huge = story(-9_876_543_210.99)

export const PlainSum = storiesOf(
  <div className="padded">
    <Sum amount={1250.5} />
  </div>,
)({ persona: "0" })
