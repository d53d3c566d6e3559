import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { DepositDone } from "./DepositDone.tsx"

export default { title: "Cashier / Deposit receipt" } satisfies StoryDefault

const [byHand] = Deposit.banksOf(depositBanks, "MANUAL")
const [byCode] = Deposit.banksOf(depositBanks, "ALIPAY")
const page = { path: paths.deposit, persona: "0" }

const story = (
  bank: Deposit.Bank | undefined,
  change: Partial<Deposit.Receipt> = {},
  options: StoryOptions = {},
) =>
  storiesOf(
    bank && (
      <div className="padded">
        <DepositDone
          receipt={{ reference: "D7KQ2M0ZX", amount: 500, bank, payUrl: "", qr: "", ...change }}
          onAgain={nothing}
        />
      </div>
    ),
  )({ ...page, ...options })

export const TransferByHand = story(byHand)

export const TimeLeft = story(byHand, {
  keptAt: Date.now() - 300_000,
  expires: Date.now() + 600_000,
  bonus: 125,
})

export const SaidPaid = story(byHand, { isPaid: true })

export const TimeOver = story(byHand, { expires: Date.now() - 1000 })

export const ToScan = story(byCode, { qr: "lantern-pay:D7KQ2M0ZX:500.00" })

export const ToPayElsewhere = story(byCode, { payUrl: "https://pay.example/D7KQ2M0ZX" })

export const NoWayToPay = story(byCode)

export const RecordLoading = story(byHand, {}, loading)

export const RecordFailed = story(byHand, {}, { settings: failing(deposits.path) })

export const LongText = story(byHand && { ...byHand, bankName: longText, accountName: longText })
