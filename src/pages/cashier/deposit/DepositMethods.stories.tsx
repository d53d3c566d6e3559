import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import { artRoot } from "#fixtures/art/paths.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { storyArtRoot } from "#ladle/artRoot.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { DepositMethods } from "./DepositMethods.tsx"

export default { title: "Cashier / Deposit methods" } satisfies StoryDefault

const all = depositBanks.map((bank) => ({ ...bank, icon: bank.icon.replace(artRoot, storyArtRoot) }))

const story = (banks: ReadonlyArray<Deposit.Bank>, last?: Deposit.Method) =>
  storiesOf(
    <div className="padded">
      <DepositMethods methods={Deposit.methodsOf(banks, last)} banks={banks} onOpen={nothing} />
    </div>,
  )({ path: paths.deposit, persona: "0" })

export const All = story(all)

export const LastUsedFirst = story(all, "WECHAT")

export const WithoutTerms = story(
  all.map(({ fee: _fee, minutes: _minutes, recommended: _, ...bank }) => bank),
)

export const WithoutLogos = story(all.map((bank) => ({ ...bank, icon: "" })))

export const LongText = story(all.map((bank) => ({ ...bank, bankName: longText, min: 1e12, max: 9e12 })))
