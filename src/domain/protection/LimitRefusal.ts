import { Option, Schema } from "effect"

import { paths } from "#config/paths.ts"
import type { Value } from "#domain/Decimal.ts"
import { type Failure, message } from "#domain/Failure.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"

import { LimitLeft } from "./LimitLeft.ts"
import { type Kind, kinds, PlayLimit } from "./PlayLimit.ts"

export const codes = [
  "limit_reached",
  "limit_required",
  "limit_conflict",
  "session_limit",
] as const satisfies ReadonlyArray<MessageKey>

export interface Formats {
  readonly money: (amount: Value) => string
  readonly time: (epoch: number) => string
}

export const leftText = ({ period, left }: LimitLeft, { money }: Pick<Formats, "money">): Message => ({
  key: `deposit_left_${period}`,
  values: { amount: money(left) },
})

export const reachedText = ({ period, left, resets }: LimitLeft, { money, time }: Formats): Message => ({
  key: `deposit_limit_leaves_${period}`,
  values: { amount: money(left), time: time(resets) },
})

const decode = Schema.decodeUnknownOption(LimitLeft)

export const requiredText = {
  deposit: "limit_required",
  stake: "limit_required_stake",
  loss: "limit_required_loss",
} as const satisfies Readonly<Record<Kind, MessageKey>>

const decodeRequired = Schema.decodeUnknownOption(Schema.Struct({ kind: PlayLimit.fields.kind }))

const requiredKind = (value: unknown): Kind =>
  Option.match(decodeRequired(value), { onNone: () => "deposit" as const, onSome: ({ kind }) => kind })

const decodeEnd = Schema.decodeUnknownOption(Schema.Struct({ closedUntil: Schema.Finite }))

const endText = (value: unknown, { time }: Pick<Formats, "time">): Message =>
  Option.match(decodeEnd(value), {
    onNone: (): Message => ({ key: "session_limit" }),
    onSome: ({ closedUntil }): Message => ({
      key: "session_limit_until",
      values: { time: time(closedUntil) },
    }),
  })

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

const launchTexts: ReadonlyMap<string, MessageKey> = new Map([
  ["limit_reached", "launch_limit_reached"],
  ["limit_required", "launch_limit_required"],
  ["session_limit", "session_limit"],
])

export const launchMessage = (failure: Failure): Message => {
  const key = failure._tag === "Refused" ? launchTexts.get(failure.code) : undefined
  return key === undefined ? message(failure) : { key }
}

export const isReached = ({ key }: Message): boolean =>
  key === "limit_reached" || key.startsWith("deposit_limit_leaves_")

export const requiredOf = ({ key }: Message): Kind | undefined =>
  kinds.find((kind) => requiredText[kind] === key)

export const addressToSet = (kind: Kind): string => `${paths.protection}?limit=${kind}`

export const requiredIn = (search: string): Kind | undefined => {
  const kind = new URLSearchParams(search).get("limit")
  return kinds.find((each) => each === kind)
}
