import type { StoryDefault } from "@ladle/react"

import { walletAtom } from "#atoms/wallet.ts"
import { withdrawalAtom } from "#atoms/withdrawal.ts"
import { paths } from "#config/paths.ts"
import type { Form } from "#domain/Withdrawal.ts"
import { bankCards } from "#gateway/calls/security.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { WithdrawPage } from "./WithdrawPage.tsx"

export default { title: "pages / cashier / WithdrawPage" } satisfies StoryDefault

const told = storiesOf(<WithdrawPage />)
const page = { path: paths.withdraw, persona: "0" }

type Event = Parameters<typeof withdrawalAtom.write>[2]

/** These happened to the form before. */
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

export const Unfilled = told(page)

export const Asked = told({ ...page, before: after(submitted) })

export const WrongAmount = told({
  ...page,
  before: after({ _tag: "Submitted", form: { ...form, amount: "900000", paymentPassword: "" } }),
})

export const WrongPassword = told({
  ...page,
  before: after(...sending, { _tag: "Refused", message: { key: "payment_password_wrong" } }),
})

export const Unsure = told({
  ...page,
  before: after(...sending, { _tag: "Unanswered", message: { key: "network_slow" } }),
})

export const Done = told({
  ...page,
  before: after(...sending, { _tag: "Moved", receipt: { reference: "W91X0KDLM", amount: 500, card } }),
})

export const WithoutPassword = told({ ...page, persona: "2" })

export const WithoutCard = told({ ...page, persona: "1" })

export const Trial = told({ ...page, persona: "4" })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(bankCards.path) })
