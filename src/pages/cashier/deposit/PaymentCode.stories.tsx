import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { PaymentCode } from "./PaymentCode.tsx"

export default { title: "Cashier / Payment code" } satisfies StoryDefault

const story = (code: string) =>
  storiesOf(
    <div className="padded">
      <PaymentCode code={code} />
    </div>,
  )({ persona: "0" })

export const ToScan = story("lantern-pay:D7KQ2M0ZX:500.00")

export const Longest = story("x".repeat(1000))

export const TooLongToScan = story("x".repeat(1001))
