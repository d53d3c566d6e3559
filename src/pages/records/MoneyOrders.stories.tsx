import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MoneyOrders } from "./MoneyOrders.tsx"

export default { title: "Records / Deposits and withdrawals" } satisfies StoryDefault

const story = (options: StoryOptions = {}, report: "deposit" | "withdraw" = "deposit") =>
  storiesOf(
    <div className="padded">
      <MoneyOrders report={report} />
    </div>,
  )({ path: paths.accountRecord, persona: "0", ...options })

export const Deposits = story()

export const Withdrawals = story({}, "withdraw")

export const NoDeposits = story(empty)

export const NoWithdrawals = story(empty, "withdraw")

export const Loading = story(loading)

export const Failed = story({ settings: failing(deposits.path) })

export const Refused = story({ settings: refusing("no_permission", deposits.path) })
