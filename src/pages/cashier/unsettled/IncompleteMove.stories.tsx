import type { StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { IncompleteMove } from "./IncompleteMove.tsx"

export default { title: "Cashier / Incomplete money move" } satisfies StoryDefault

const move = {
  owner: "",
  kind: "withdrawal",
  id: "1",
  amount: "₱ 500.00",
  sentAt: Date.UTC(2026, 10, 2, 9, 30),
  isErased: false,
  isRecordOpened: false,
} as const

const story = (change: Partial<Parameters<typeof IncompleteMove>[0]["move"]> = {}) =>
  storiesOf(
    <div className="padded">
      <IncompleteMove move={{ ...move, ...change }} />
    </div>,
  )({ persona: "0" })

export const OtherVersion = story()

export const Erased = story({ isErased: true })

export const RecordOpened = story({ isRecordOpened: true })

export const NothingKnown = story({ kind: undefined, amount: "", sentAt: undefined })

export const LongText = story({ amount: longText })
