import type { StoryDefault } from "@ladle/react"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import { depositBanks as banks, depositPromos as promos } from "#fixtures/data/cashier/payments.ts"
import { depositBanks, depositPromos } from "#gateway/calls/cashier/deposits.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { DepositPage } from "./DepositPage.tsx"

export default { title: "Cashier / Deposit" } satisfies StoryDefault

const story = storiesOf(<DepositPage />)
const page = { path: paths.deposit, persona: "0" }
const newer = { templates: ["dep_func"] } as const

type Event = Parameters<typeof depositAtom.write>[2]

/** Sends these events to the form when the story starts. */
const after =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.sub(depositAtom, () => {})
    store.sub(walletAtom, () => {})
    for (const event of events) store.set(depositAtom, event)
  }

const [byHand] = Deposit.banksOf(banks, "MANUAL")
const [byCode] = Deposit.banksOf(banks, "ALIPAY")
const [promo] = promos
const form: Deposit.Form = { method: byHand?.method, bank: byHand, amount: "500", promo, payer: "" }
const submitted = { _tag: "Submitted", form } as const
const sending = [submitted, { _tag: "Confirmed" }] as const

const receipt = (
  bank: Deposit.Bank | undefined,
  more: Partial<Deposit.Receipt> = {},
): ReadonlyArray<Event> =>
  bank === undefined
    ? []
    : [
        ...sending,
        {
          _tag: "Moved",
          receipt: { reference: "D7KQ2M0ZX", amount: 500, bank, payUrl: "", qr: "", ...more },
        },
      ]

export const Methods = story(page)

export const NewVersion = story({ ...page, settings: newer })

export const Asked = story({ ...page, before: after(submitted) })

export const Wrong = story({
  ...page,
  settings: newer,
  before: after({ _tag: "Submitted", form: { ...form, amount: "1", bank: undefined } }),
})

export const Refused = story({
  ...page,
  settings: newer,
  before: after(...sending, { _tag: "Refused", message: { key: "no_permission" } }),
})

export const Unsettled = story({
  ...page,
  before: after(...sending, { _tag: "Unsettled" }),
})

export const TransferByHand = story({ ...page, before: after(...receipt(byHand)) })

export const PaymentOpenedElsewhere = story({
  ...page,
  before: after(
    ...receipt(byCode, { payUrl: "https://pay.example/D7KQ2M0ZX", qr: "lantern-pay:D7KQ2M0ZX:500.00" }),
  ),
})

export const NoWayToPay = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(depositBanks.path) })

export const BonusesFailed = story({ ...page, settings: { ...newer, ...failing(depositPromos.path) } })

export const LongText = story({ ...page, settings: newer, longTexts: true })
