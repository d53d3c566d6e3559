import type { StoryDefault } from "@ladle/react"

import { downlineTransferForm } from "#atoms/agent/teamMoney.ts"
import { paths } from "#config/paths.ts"
import { nothing } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { DownlineTransferDialog } from "./DownlineTransferDialog.tsx"

export default { title: "Agents / Transfer dialog" } satisfies StoryDefault

const story = storiesOf(
  <DownlineTransferDialog open accounts={["player1001", "player1002"]} onClose={nothing} />,
)
const page = { path: paths.team, persona: "9" }

type Event = Parameters<typeof downlineTransferForm.formAtom.write>[2]

/** Sends these events to the form when the story starts. */
const after =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.sub(downlineTransferForm.formAtom, () => {})
    for (const event of events) store.set(downlineTransferForm.formAtom, event)
  }

const form = [
  { account: "player1001", typed: "500" },
  { account: "player1002", typed: "250" },
]
const submitted = { _tag: "Submitted", form } as const

export const Unfilled = story(page)

export const Wrong = story({
  ...page,
  before: after({ _tag: "Submitted", form: form.map((each) => ({ ...each, typed: "" })) }),
})

export const Asked = story({ ...page, before: after(submitted) })

export const Refused = story({
  ...page,
  before: after(
    submitted,
    { _tag: "Confirmed" },
    { _tag: "Refused", message: { key: "insufficient_balance" } },
  ),
})
