import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { PlayLimit } from "#domain/protection/PlayLimit.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LimitRow } from "./LimitRow.tsx"

export default { title: "Player protection / Row of a limit" } satisfies StoryDefault

const now = Date.now()
const day = 86_400_000

const limit: PlayLimit = {
  kind: "deposit",
  period: "day",
  amount: 2000,
  used: 800,
  resets: now + day,
  setBy: "player",
}

const row = (shown: PlayLimit | "unknown" | undefined) =>
  storiesOf(
    <table className="padded">
      <tbody>
        <LimitRow limitKey={limit} limit={shown} onChange={nothing} />
      </tbody>
    </table>,
  )({ path: paths.protection, persona: "0" })

export const Usual = row(limit)

export const None = row(undefined)

export const Unknown = row("unknown")

export const Reached = row({ ...limit, used: 2000 })

export const Pending = row({ ...limit, pending: { amount: 5000, from: now + day, until: now + 8 * day } })

export const ToConfirm = row({ ...limit, pending: { amount: null, from: now - day, until: now + day } })

export const LongText = row({
  ...limit,
  amount: 123_456_789_012.34,
  used: 98_765_432_109.87,
  pending: { amount: 999_999_999_999.99, from: now - day, until: now + day },
})
