import type { StoryDefault } from "@ladle/react"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import { artRoot } from "#fixtures/art/paths.ts"
import { depositBanks, depositPromos as promos } from "#fixtures/data/cashier/payments.ts"
import { storyArtRoot } from "#ladle/artRoot.ts"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { useDeposit } from "./useDeposit.ts"
import { DepositDetail } from "./DepositDetail.tsx"

export default { title: "Cashier / Deposit on one page" } satisfies StoryDefault

const banks = depositBanks.map((bank) => ({ ...bank, icon: bank.icon.replace(artRoot, storyArtRoot) }))
const methods = Deposit.methods.filter((method) => Deposit.banksOf(banks, method).length > 0)

const Form = ({ method }: { readonly method?: Deposit.Method }) => (
  <div className="padded">
    <DepositDetail draft={useDeposit(banks, promos, method)} methods={methods} />
  </div>
)

const story = (method: Deposit.Method | undefined, options: StoryOptions = {}) =>
  storiesOf(<Form {...(method === undefined ? {} : { method })} />)({
    path: method === undefined ? paths.deposit : `${paths.deposit}?method=${method}`,
    persona: "0",
    ...options,
  })

const [bank] = Deposit.banksOf(banks, "MANUAL")
const form: Deposit.Form = { method: "MANUAL", bank, amount: "1000", promo: promos[1], payer: "" }

type Event = Parameters<typeof depositAtom.write>[2]

/** Sends these events to the form when the story starts. */
const after =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.sub(depositAtom, () => {})
    for (const event of events) store.set(depositAtom, event)
  }

const submitted = { _tag: "Submitted", form } as const

export const Unfilled = story("MANUAL")

export const ByChannel = story("WECHAT")

export const Filled = story("MANUAL", { before: after(submitted) })

export const Wrong = story("MANUAL", {
  before: after({ _tag: "Submitted", form: { ...form, bank: undefined, amount: "1" } }),
})

export const Sending = story("MANUAL", {
  unanswered: "all",
  before: after(submitted, { _tag: "Confirmed" }),
})

export const Refused = story("MANUAL", {
  before: after(submitted, { _tag: "Confirmed" }, { _tag: "Refused", message: { key: "no_permission" } }),
})
