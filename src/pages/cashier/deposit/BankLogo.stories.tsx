import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import { artRoot } from "#fixtures/art/paths.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { storyArtRoot } from "#ladle/artRoot.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BankLogo } from "./BankLogo.tsx"

export default { title: "Cashier / Bank logo" } satisfies StoryDefault

const [bank] = Deposit.banksOf(depositBanks, "ALIPAY")

const story = (icon: string) =>
  storiesOf(
    bank && (
      <div className="padded" style={{ width: "2rem" }}>
        <BankLogo bank={{ ...bank, icon }} />
      </div>
    ),
  )({ path: paths.deposit, persona: "0" })

export const Logo = story(bank?.icon.replace(artRoot, storyArtRoot) ?? "")

export const WithoutPicture = story("")
