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
import { DepositSteps } from "./DepositSteps.tsx"

export default { title: "Cashier / Deposit in steps" } satisfies StoryDefault

const banks = depositBanks.map((bank) => ({ ...bank, icon: bank.icon.replace(artRoot, storyArtRoot) }))
const methods = Deposit.methods.filter((method) => Deposit.banksOf(banks, method).length > 0)

interface FormProps {
  readonly method?: Deposit.Method
  readonly offered?: ReadonlyArray<Deposit.Method>
}

const Form = ({ method, offered = methods }: FormProps) => (
  <div className="padded">
    <DepositSteps draft={useDeposit(banks, promos, method)} methods={offered} banks={banks} />
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

export const Methods = story(undefined)

export const Fields = story("MANUAL")

export const OnlyMethod = storiesOf(<Form method="ALIPAY" offered={["ALIPAY"]} />)({
  path: paths.deposit,
  persona: "0",
})

export const Asked = story("MANUAL", { before: after(submitted) })

export const Wrong = story("MANUAL", {
  before: after({ _tag: "Submitted", form: { ...form, bank: undefined, amount: "1" } }),
})

export const Refused = story("MANUAL", {
  before: after(submitted, { _tag: "Confirmed" }, { _tag: "Refused", message: { key: "no_permission" } }),
})
