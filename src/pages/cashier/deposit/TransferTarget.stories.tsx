import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Bank } from "#domain/cashier/Deposit.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TransferTarget } from "./TransferTarget.tsx"

export default { title: "Cashier / Payee of a transfer" } satisfies StoryDefault

const [first] = depositBanks

const story = (change: Partial<Bank> = {}) =>
  storiesOf(
    first && (
      <div className="padded">
        <TransferTarget bank={{ ...first, ...change }} reference="D7KQ2M0ZX" amount={500} />
      </div>
    ),
  )({ path: paths.deposit, persona: "0" })

export const Account = story()

export const OnlyBank = story({ accountName: "", accountNumber: "" })

export const LongText = story({ bankName: longText, accountName: longText })
