import type { StoryDefault } from "@ladle/react"
import { Effect } from "effect"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { currentOwner, storeMoneyMove } from "#services/cashier/unsettledMoves.ts"

import { ClosedDeposit } from "./ClosedDeposit.tsx"

export default { title: "Cashier / Unsettled deposit on a closed page" } satisfies StoryDefault

const [bank] = depositBanks

const sent = (sentAt: number) => (store: Store) =>
  void store.get(runtimeAtom).runPromise(
    Effect.flatMap(currentOwner, (owner = "") =>
      storeMoneyMove({
        owner,
        kind: "deposit",
        requestId: "1",
        amount: "₱ 500.00",
        form: { method: bank?.method, bank, amount: "500", promo: undefined, payer: "" },
        isPrepared: true,
        isRecordOpened: true,
        sentAt,
      }),
    ),
  )

const story = storiesOf(<ClosedDeposit />)

export const MayBeRepeated = story({ persona: "0", before: sent(Date.now()) })

export const OnlyTheRecord = story({ persona: "0", before: sent(Date.UTC(2026, 10, 2, 9, 30)) })

export const NothingUnsettled = story({ persona: "0" })
