import { Option, Schema } from "effect"

import { paths } from "#config/paths.ts"
import type { Value } from "#domain/Decimal.ts"
import { type Failure, message } from "#domain/Failure.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"

import { LimitLeft } from "./LimitLeft.ts"
import { type Kind, kinds, PlayLimit } from "./PlayLimit.ts"

/** The codes about limits (gateway §11). Each is also the key of its text, which loads with player protection. */
export const codes = [
  "limit_reached",
  "limit_required",
  "limit_conflict",
  "session_limit",
] as const satisfies ReadonlyArray<MessageKey>

/** Formats amounts and times for the player. */
export interface Formats {
  readonly money: (amount: Value) => string
  /** Of epoch milliseconds. */
  readonly time: (epoch: number) => string
}

/** What a deposit limit leaves in its period. */
export const leftText = ({ period, left }: LimitLeft, { money }: Pick<Formats, "money">): Message => ({
  key: `deposit_left_${period}`,
  values: { amount: money(left) },
})

/** What a deposit limit leaves, and when it resets. */
export const reachedText = ({ period, left, resets }: LimitLeft, { money, time }: Formats): Message => ({
  key: `deposit_limit_leaves_${period}`,
  values: { amount: money(left), time: time(resets) },
})

const decode = Schema.decodeUnknownOption(LimitLeft)

/** The text of a required limit. */
export const requiredText = {
  deposit: "limit_required",
  stake: "limit_required_stake",
  loss: "limit_required_loss",
} as const satisfies Readonly<Record<Kind, MessageKey>>

const decodeRequired = Schema.decodeUnknownOption(Schema.Struct({ kind: PlayLimit.fields.kind }))

/** Without a well-formed value the required limit is that of deposits. */
const requiredKind = (value: unknown): Kind =>
  Option.match(decodeRequired(value), { onNone: () => "deposit" as const, onSome: ({ kind }) => kind })

const decodeEnd = Schema.decodeUnknownOption(Schema.Struct({ closedUntil: Schema.Finite }))

/** The refusal after the end of a session, with the time until which deposits are closed where it is known. */
const endText = (value: unknown, { time }: Pick<Formats, "time">): Message =>
  Option.match(decodeEnd(value), {
    onNone: (): Message => ({ key: "session_limit" }),
    onSome: ({ closedUntil }): Message => ({
      key: "session_limit_until",
      values: { time: time(closedUntil) },
    }),
  })

/** The refusal of a deposit for the player. Without a well-formed value it does not name the limit. */
export const depositMessage = (failure: Failure, formats: Formats): Message => {
  const code = failure._tag === "Refused" ? codes.find((each) => each === failure.code) : undefined
  if (failure._tag !== "Refused" || code === undefined) return message(failure)
  if (code === "limit_required") return { key: requiredText[requiredKind(failure.value)] }
  if (code === "session_limit") return endText(failure.value, formats)
  const limit = code === "limit_reached" ? decode(failure.value) : Option.none()
  return Option.match(
    Option.filter(limit, ({ kind }) => kind === "deposit"),
    {
      onNone: () => ({ key: code }),
      onSome: (left) => reachedText(left, formats),
    },
  )
}

/** Whether a message says that a limit was reached, which belongs to the amount. */
export const isReached = ({ key }: Message): boolean =>
  key === "limit_reached" || key.startsWith("deposit_limit_leaves_")

/** The kind of limit that a message says is required; undefined for another message. */
export const requiredOf = ({ key }: Message): Kind | undefined =>
  kinds.find((kind) => requiredText[kind] === key)

/** The address of player protection for a deposit that first requires a limit of a kind. */
export const addressToSet = (kind: Kind): string => `${paths.protection}?limit=${kind}`

/** The kind that a query says is required; undefined without one. */
export const requiredIn = (search: string): Kind | undefined => {
  const kind = new URLSearchParams(search).get("limit")
  return kinds.find((each) => each === kind)
}
