import type { StoryDefault } from "@ladle/react"
import { Effect } from "effect"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { type UnsettledMove } from "#domain/cashier/UnsettledMove.ts"
import { entryOf } from "#domain/cashier/StoredMoves.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { currentOwner } from "#services/cashier/unsettledMoves.ts"

import { UnsettledNotices } from "./UnsettledNotices.tsx"

export default { title: "Cashier / Notices of unsettled money moves" } satisfies StoryDefault

const sent = { isPrepared: true, isRecordOpened: false, sentAt: 0 }

const moneyMovesOf = (owner: string): ReadonlyArray<UnsettledMove> => [
  {
    ...sent,
    owner,
    kind: "deposit",
    requestId: "1",
    amount: "₱ 500.00",
    form: { method: undefined, bank: undefined, amount: "500", promo: undefined, payer: "" },
  },
  {
    ...sent,
    owner,
    kind: "withdrawal",
    requestId: "2",
    amount: "₱ 1,250.00",
    form: { card: undefined, amount: "1250", paymentPassword: "", balance: undefined },
  },
]

/** Stores deposits, withdrawals or transfers of the persona whose outcome is unknown. */
const before = (store: Store): void =>
  store
    .get(runtimeAtom)
    .runSync(
      Effect.flatMap(currentOwner, (owner = "") =>
        Storage.use(({ set }) => set(cashierStorageItems.unsettledMoves, moneyMovesOf(owner).map(entryOf))),
      ),
    )

const story = storiesOf(<UnsettledNotices />)

export const Notices = story({ persona: "0", before })

export const NothingUnsettled = story({ persona: "0" })
