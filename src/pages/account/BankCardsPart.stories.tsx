import type { StoryDefault } from "@ladle/react"

import { partAddress } from "#domain/account/Security.ts"
import { bankCards, withdrawBanks } from "#gateway/calls/account/security.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { BankCardsPart } from "./BankCardsPart.tsx"

export default { title: "Account / Bank cards" } satisfies StoryDefault

const story = (options: StoryOptions, hasPassword = true) =>
  storiesOf(
    <div className="padded">
      <BankCardsPart hasPassword={hasPassword} />
    </div>,
  )({ path: partAddress("bankCard"), ...options })

export const Cards = story({ persona: "0" })

export const NoCards = story({ persona: "1" })

export const NeedsPassword = story({ persona: "2" }, false)

export const NoBanks = story({ persona: "0", ...empty })

export const Loading = story({ persona: "0", ...loading })

export const CardsFailed = story({ persona: "0", settings: failing(bankCards.path) })

export const BanksFailed = story({ persona: "0", settings: failing(withdrawBanks.path) })

export const LongText = story({ persona: "0", longTexts: true })
