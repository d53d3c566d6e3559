import type { StoryDefault } from "@ladle/react"

import { depositAtom, depositProtectionAtom } from "#atoms/cashier/deposit.ts"
import { paths } from "#config/paths.ts"
import { leftText, reachedText } from "#domain/protection/LimitRefusal.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import { message } from "#domain/Failure.ts"
import * as Money from "#domain/Money.ts"
import { artRoot } from "#fixtures/art/paths.ts"
import { depositBanks, depositPromos as promos } from "#fixtures/data/cashier/payments.ts"
import { depositPromos } from "#gateway/calls/cashier/deposits.ts"
import { storyArtRoot } from "#ladle/artRoot.ts"
import { empty, failing } from "#ladle/storyOptions.ts"
import { longText } from "#ladle/samples.tsx"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { DepositFields } from "./DepositFields.tsx"
import { useDeposit } from "./useDeposit.ts"

export default { title: "Cashier / Deposit fields" } satisfies StoryDefault

const banks = depositBanks.map((bank) => ({ ...bank, icon: bank.icon.replace(artRoot, storyArtRoot) }))

interface Props {
  readonly method: Deposit.Method
  readonly offered?: ReadonlyArray<Deposit.Bank>
}

const Form = ({ method, offered = banks }: Props) => (
  <div className="padded">
    <DepositFields draft={useDeposit(offered, promos, method)} />
  </div>
)

const story = (props: Props, options: StoryOptions = {}) =>
  storiesOf(<Form {...props} />)({ path: paths.deposit, persona: "0", ...options })

const [byHand] = Deposit.banksOf(banks, "MANUAL")
const form: Deposit.Form = { method: "MANUAL", bank: byHand, amount: "1000", promo: promos[1], payer: "" }

const submitted =
  (change: Partial<Deposit.Form> = {}) =>
  (store: Store): void => {
    store.sub(depositAtom, () => {})
    store.set(depositAtom, { _tag: "Submitted", form: { ...form, ...change } })
  }

/** A deposit limit of which ₱ 1,200 are left today. */
const limited = (store: Store): void => {
  const left = { kind: "deposit", period: "day", left: 1200, resets: Date.UTC(2026, 10, 3) } as const
  const formats = {
    money: (amount: Parameters<typeof Money.rounded>[0]) => Money.rounded(amount, "₱"),
    time: () => "3 Nov 2026, 00:00",
  }
  const cap = { amount: left.left, hint: leftText(left, formats), error: reachedText(left, formats) }
  store.set(depositProtectionAtom, { cap, messageOf: message })
  submitted({ amount: "1500", cap })(store)
}

const refused = (store: Store): void => {
  submitted()(store)
  store.set(depositAtom, { _tag: "Confirmed" })
  store.set(depositAtom, { _tag: "Refused", message: { key: "no_permission" } })
}

export const ByHand = story({ method: "MANUAL" })

export const OneBank = story({ method: "MANUAL", offered: banks.slice(0, 1) })

export const ByChannel = story({ method: "WECHAT" })

export const WithBonus = story({ method: "MANUAL" }, { before: submitted() })

export const Wrong = story(
  { method: "MANUAL" },
  { before: submitted({ bank: undefined, amount: "1", payer: "<" }) },
)

export const AboveTheLimit = story({ method: "MANUAL" }, { before: limited })

export const Refused = story({ method: "MANUAL" }, { before: refused })

export const BonusesLoading = story({ method: "MANUAL" }, { unanswered: [depositPromos.path] })

export const BonusesFailed = story({ method: "MANUAL" }, { settings: failing(depositPromos.path) })

export const NoBonuses = story({ method: "MANUAL" }, empty)

export const LongText = story(
  { method: "MANUAL", offered: banks.map((bank) => ({ ...bank, bankName: `${bank.bankName} ${longText}` })) },
  { longTexts: true },
)
