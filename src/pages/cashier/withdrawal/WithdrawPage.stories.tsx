import type { StoryDefault } from "@ladle/react"

import { walletAtom } from "#atoms/cashier/wallet.ts"
import { withdrawalAtom } from "#atoms/cashier/withdrawal.ts"
import { paths } from "#config/paths.ts"
import type { Form } from "#domain/cashier/Withdrawal.ts"
import { bankCards } from "#gateway/calls/account/security.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { WithdrawPage } from "./WithdrawPage.tsx"

export default { title: "Cashier / Withdrawal" } satisfies StoryDefault

const story = storiesOf(<WithdrawPage />)
const page = { path: paths.withdraw, persona: "0" }

type Event = Parameters<typeof withdrawalAtom.write>[2]

/** Sends these events to the form when the story starts. */
const after =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.sub(withdrawalAtom, () => {})
    store.sub(walletAtom, () => {})
    for (const event of events) store.set(withdrawalAtom, event)
  }

const card = {
  cardId: "member0-1",
  bankCode: "JADEBANK",
  bankName: "Jade Coin Bank",
  cardNumberMasked: "•••• 4821",
  payeeName: "Maria Santos",
}
const form: Form = { card, amount: "500", paymentPassword: "000000", balance: 12_480.5 }
const submitted = { _tag: "Submitted", form } as const
const sending = [submitted, { _tag: "Confirmed" }] as const

export const Unfilled = story(page)

export const Asked = story({ ...page, before: after(submitted) })

export const WrongAmount = story({
  ...page,
  before: after({ _tag: "Submitted", form: { ...form, amount: "900000", paymentPassword: "" } }),
})

export const WrongPassword = story({
  ...page,
  before: after(...sending, { _tag: "Refused", message: { key: "payment_password_wrong" } }),
})

export const Unsettled = story({
  ...page,
  before: after(...sending, { _tag: "Unsettled" }),
})

export const Done = story({
  ...page,
  before: after(...sending, { _tag: "Moved", receipt: { reference: "W91X0KDLM", amount: 500, card } }),
})

export const WithoutPassword = story({ ...page, persona: "2" })

export const WithoutCard = story({ ...page, persona: "1" })

export const Trial = story({ ...page, persona: "4" })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(bankCards.path) })
