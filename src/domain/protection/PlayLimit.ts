import { Schema } from "effect"

import { exact } from "#domain/Lenient.ts"

import type { SessionLimit } from "./SessionLimit.ts"

/** The kinds of limits: deposits (withdrawals are not subtracted), stakes, and losses (stakes minus wins). */
export const kinds = ["deposit", "stake", "loss"] as const
export type Kind = (typeof kinds)[number]

/** From the shortest to the longest. */
export const periods = ["day", "week", "month"] as const
export type Period = (typeof periods)[number]

/** A limit in force (gateway §11). Times in epoch milliseconds, amounts in the major unit. */
export const PlayLimit = Schema.Struct({
  kind: Schema.Literals(kinds),
  period: Schema.Literals(periods),
  amount: exact,
  used: exact,
  resets: Schema.Finite,
  setBy: Schema.Literals(["player", "operator"]),
  /** A raise, or a removal when its amount is null. It can be confirmed between `from` and `until`. */
  pending: Schema.optionalKey(
    Schema.Struct({ amount: Schema.NullOr(exact), from: Schema.Finite, until: Schema.Finite }),
  ),
})
export type PlayLimit = typeof PlayLimit.Type

/** A limit to change: what it counts, and for how long. */
export type Place = Pick<PlayLimit, "kind" | "period">

export type Limits = ReadonlyArray<PlayLimit>

export const limitAt = (limits: Limits, { kind, period }: Place): PlayLimit | undefined =>
  limits.find((limit) => limit.kind === kind && limit.period === period)

/** The used share of a limit, from 0 to 1. */
export const usedShare = ({ used, amount }: Pick<PlayLimit, "used" | "amount">): number =>
  Number(amount) > 0 ? Math.min(1, Math.max(0, Number(used) / Number(amount))) : 1

/** Whether a pending change can be confirmed. `now` is the gateway's. */
export const canConfirm = ({ pending }: Pick<PlayLimit | SessionLimit, "pending">, now: number): boolean =>
  pending !== undefined && pending.from <= now && now < pending.until
