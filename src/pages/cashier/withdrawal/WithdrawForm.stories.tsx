import type { StoryDefault } from "@ladle/react"

import { withdrawalAtom } from "#atoms/cashier/withdrawal.ts"
import { paths } from "#config/paths.ts"
import type { BankCard } from "#domain/account/BankCard.ts"
import type { Form as Filled } from "#domain/cashier/Withdrawal.ts"
import { longText } from "#ladle/samples.tsx"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { useWithdrawal } from "./useWithdrawal.ts"
import { WithdrawForm } from "./WithdrawForm.tsx"

export default { title: "Cashier / Withdrawal form" } satisfies StoryDefault

const card: BankCard = {
  cardId: "member0-1",
  bankCode: "JADEBANK",
  bankName: "Jade Coin Bank",
  cardNumberMasked: "•••• 4821",
  payeeName: "Maria Santos",
}
const cards = [
  card,
  { ...card, cardId: "member0-2", bankName: "Old Bell Trust", cardNumberMasked: "•••• 7730" },
]

const Form = ({ offered = cards }: { readonly offered?: ReadonlyArray<BankCard> }) => (
  <div className="padded">
    <WithdrawForm draft={useWithdrawal(offered)} cards={offered} />
  </div>
)

const story = (options: StoryOptions = {}, offered = cards) =>
  storiesOf(<Form offered={offered} />)({ path: paths.withdraw, persona: "0", ...options })

const form: Filled = { card, amount: "500", paymentPassword: "000000", balance: 12_480.5 }
const submitted = { _tag: "Submitted", form } as const

type Event = Parameters<typeof withdrawalAtom.write>[2]

/** Sends these events to the form when the story starts. */
const after =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.sub(withdrawalAtom, () => {})
    for (const event of events) store.set(withdrawalAtom, event)
  }

export const Unfilled = story()

export const OneCard = story({}, [card])

export const Asked = story({ before: after(submitted) })

export const Wrong = story({
  before: after({ _tag: "Submitted", form: { ...form, amount: "900000", paymentPassword: "" } }),
})

export const Sending = story({ unanswered: "all", before: after(submitted, { _tag: "Confirmed" }) })

export const Refused = story({
  before: after(submitted, { _tag: "Confirmed" }, { _tag: "Refused", message: { key: "no_permission" } }),
})

export const LongText = story({}, [{ ...card, bankName: longText, payeeName: longText }])
