import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { transactions } from "#gateway/calls/records/accountRecord.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Transactions } from "./Transactions.tsx"

export default { title: "Records / Transactions" } satisfies StoryDefault

const story = (options: StoryOptions = {}, ofMembers = false) =>
  storiesOf(
    <div className="padded">
      <Transactions ofMembers={ofMembers} />
    </div>,
  )({ path: paths.accountRecord, persona: "0", ...options })

export const Member = story()

export const MembersOfAgent = story({ path: `${paths.accountRecord}?types=A`, persona: "9" }, true)

export const NoTransactions = story(empty)

export const Loading = story(loading)

export const Failed = story({ settings: failing(transactions.path) })

export const MoreFailed = story({ settings: failing(`${transactions.path}?pageNo=2`) })

export const Refused = story({ settings: refusing("no_permission", transactions.path) })
