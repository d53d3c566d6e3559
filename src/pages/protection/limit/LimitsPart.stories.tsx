import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { addressToSet } from "#domain/protection/LimitRefusal.ts"
import type { PlayLimit } from "#domain/protection/PlayLimit.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LimitsPart } from "./LimitsPart.tsx"

export default { title: "Player protection / Limits" } satisfies StoryDefault

const now = Date.now()
const day = 86_400_000

const limits: ReadonlyArray<PlayLimit> = [
  { kind: "deposit", period: "day", amount: 2000, used: 2000, resets: now + day, setBy: "player" },
  {
    kind: "stake",
    period: "week",
    amount: 10_000,
    used: 9_200,
    resets: now + 5 * day,
    setBy: "operator",
  },
  {
    kind: "loss",
    period: "month",
    amount: 5_000,
    used: 100,
    resets: now + 20 * day,
    setBy: "player",
    pending: { amount: null, from: now + day, until: now + 8 * day },
  },
]

const page = { path: paths.protection, persona: "0" }

export const Usual = storiesOf(
  <div className="padded">
    <LimitsPart limits={limits} />
  </div>,
)(page)

export const None = storiesOf(
  <div className="padded">
    <LimitsPart limits={[]} />
  </div>,
)(page)

/** An account that may not deposit has no limits on deposits. */
export const WithoutDeposits = storiesOf(
  <div className="padded">
    <LimitsPart limits={limits} />
  </div>,
)({ ...page, persona: "40" })

/** A deposit needs a deposit limit first: the form of the limit is open. */
export const Required = storiesOf(
  <div className="padded">
    <LimitsPart limits={[]} />
  </div>,
)({ ...page, path: addressToSet("deposit") })

/** A deposit needs a loss limit first. */
export const RequiredLoss = storiesOf(
  <div className="padded">
    <LimitsPart limits={[]} />
  </div>,
)({ ...page, path: addressToSet("loss") })
