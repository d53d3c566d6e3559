import { Schema } from "effect"

import type { Value } from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import { balance, exact, maybe, withFallback } from "#domain/Lenient.ts"

import type { SessionLimit } from "./SessionLimit.ts"

/** Withdrawals do not reduce `deposit`; wins reduce `loss`. */
export const kinds = ["deposit", "stake", "loss"] as const
export type Kind = (typeof kinds)[number]

export const periods = ["day", "week", "month"] as const
export type Period = (typeof periods)[number]

/** Times are epoch milliseconds, and amounts are in the major unit (gateway §11). Undefined means unknown. */
export const PlayLimit = Schema.Struct({
  kind: Schema.Literals(kinds),
  period: Schema.Literals(periods),
  amount: balance,
  used: balance,
  resets: withFallback(Schema.UndefinedOr(Schema.Finite), undefined),
  // The player can only lower an operator's limit.
  setBy: withFallback(Schema.Literals(["player", "operator"]), "operator"),
  // A null amount removes the limit. The player confirms the change between `from` and `until`.
  pending: maybe(Schema.Struct({ amount: Schema.NullOr(exact), from: Schema.Finite, until: Schema.Finite })),
})
export type PlayLimit = typeof PlayLimit.Type

export type LimitKey = Pick<PlayLimit, "kind" | "period">

export type Limits = ReadonlyArray<PlayLimit>

export const limitAt = (limits: Limits, { kind, period }: LimitKey): PlayLimit | undefined =>
  limits.find((limit) => limit.kind === kind && limit.period === period)

export const usedShare = ({ used, amount }: Readonly<Record<"used" | "amount", Value>>): number =>
  Number(amount) > 0 ? Math.min(1, Math.max(0, Number(used) / Number(amount))) : 1

/** A raise, and a removal as null, wait for the player's confirmation (gateway §11). */
export const savedText = (before: Value | undefined, after: Value | null) =>
  before !== undefined && (after === null || Decimals.isAbove(after, before))
    ? "limit_requested"
    : "limit_saved"

/** `now` is the time of the gateway. */
export const canConfirm = ({ pending }: Pick<PlayLimit | SessionLimit, "pending">, now: number): boolean =>
  pending !== undefined && pending.from <= now && now < pending.until
