import type { StoryDefault } from "@ladle/react"

import { keepReceiptAtom } from "#atoms/cashier/receipts.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ReceiptLink } from "./ReceiptLink.tsx"

export default { title: "Cashier / Link to a receipt" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <ReceiptLink reference="D7KQ2M0ZX" />
  </div>,
)

/** Stores the receipt of a deposit on the story's device. */
const keep = (store: Store): void => {
  const [bank] = depositBanks
  if (bank !== undefined)
    void store.set(keepReceiptAtom, { reference: "D7KQ2M0ZX", amount: 500, bank, payUrl: "", qr: "" })
}

export const Stored = story({ persona: "0", before: keep })

export const NothingStored = story({ persona: "0" })
