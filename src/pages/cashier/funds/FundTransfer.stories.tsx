import type { StoryDefault } from "@ladle/react"

import { transferAtom } from "#atoms/cashier/funds.ts"
import { paths } from "#config/paths.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { FundTransfer } from "./FundTransfer.tsx"

export default { title: "Cashier / Funds transfer" } satisfies StoryDefault

const story = storiesOf(<FundTransfer open onClose={nothing} />)
const page = { path: paths.memberHome, persona: "0" }

const wallets = [
  { vassalage: "MAIN", displayName: "Main wallet", balance: 12_480.5 },
  { vassalage: "JADE", displayName: "Jade Mill", balance: 320 },
]
const typed = { from: "MAIN", to: "JADE", amount: "500" }

type Event = Parameters<typeof transferAtom.write>[2]

/** Sends these events to the form when the story starts. */
const after =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.sub(transferAtom, () => {})
    for (const event of events) store.set(transferAtom, event)
  }

const submitted = { _tag: "Submitted", form: { typed, wallets } } as const
const sending = [submitted, { _tag: "Confirmed" }] as const

export const Unfilled = story(page)

export const Wrong = story({
  ...page,
  before: after({ _tag: "Submitted", form: { typed: { ...typed, to: "MAIN", amount: "900000" }, wallets } }),
})

export const Asked = story({ ...page, before: after(submitted) })

export const Refused = story({
  ...page,
  before: after(...sending, { _tag: "Refused", message: { key: "no_permission" } }),
})

export const Done = story({
  ...page,
  before: after(...sending, {
    _tag: "Moved",
    receipt: { currencySymbol: "₱", currency: "PHP", sumBalance: 12_800.5, wallets },
  }),
})

export const LongText = story({
  ...page,
  before: after(...sending, {
    _tag: "Moved",
    receipt: {
      currencySymbol: "₱",
      currency: "PHP",
      sumBalance: 12_800.5,
      wallets: wallets.map((wallet) => ({ ...wallet, displayName: longText })),
    },
  }),
})
