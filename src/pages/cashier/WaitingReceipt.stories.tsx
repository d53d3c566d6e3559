import type { StoryDefault } from "@ladle/react"

import { keepReceiptAtom } from "#atoms/cashier/receipts.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { WaitingReceipt } from "./WaitingReceipt.tsx"

export default { title: "Cashier / Notice of a waiting receipt" } satisfies StoryDefault

const story = storiesOf(<WaitingReceipt />)

/** Stores the receipt of an unpaid deposit on the story's device. */
const before = (store: Store): void => {
  const [bank] = depositBanks
  const payUrl = "https://pay.example/D7KQ2M0ZX"
  if (bank !== undefined)
    void store.set(keepReceiptAtom, { reference: "D7KQ2M0ZX", amount: 500, bank, payUrl, qr: "" })
}

export const Waiting = story({ persona: "0", before })

export const RecordFailed = story({ persona: "0", before, settings: failing(deposits.path) })

export const NothingStored = story({ persona: "0" })
