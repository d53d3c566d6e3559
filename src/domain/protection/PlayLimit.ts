import { Schema } from "effect"

import type { Value } from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import { exact, maybe, withFallback } from "#domain/Lenient.ts"

import type { SessionLimit } from "./SessionLimit.ts"

/** Withdrawals do not reduce `deposit`; wins reduce `loss`. */
export const kinds = ["deposit", "stake", "loss"] as const
export type Kind = (typeof kinds)[number]

export const periods = ["day", "week", "month"] as const
export type Period = (typeof periods)[number]

/** Times are epoch milliseconds, and amounts are in the major unit (gateway §11). */
export const PlayLimit = Schema.Struct({
  kind: Schema.Literals(kinds),
  period: Schema.Literals(periods),
  amount: exact,
  used: exact,
  resets: Schema.Finite,
  // The player can only lower an operator's limit.
  setBy: withFallback(Schema.Literals(["player", "operator"]), "operator"),
  // A null amount removes the limit. The player confirms the change between `from` and `until`.
  pending: maybe(Schema.Struct({ amount: Schema.NullOr(exact), from: Schema.Finite, until: Schema.Finite })),
})
export type PlayLimit = typeof PlayLimit.Type

export type LimitKey = Pick<PlayLimit, "kind" | "period">

// An unreadable period stands for each period of the kind.
const UnknownLimit = Schema.Struct({
  kind: PlayLimit.fields.kind,
  period: withFallback(Schema.UndefinedOr(PlayLimit.fields.period), undefined),
})

/** A limit whose figures are malformed is still in force, so only its kind is required (gateway §1). */
export const StatedLimit = Schema.Union([PlayLimit, UnknownLimit]).annotate({ contract: PlayLimit })

export type Limits = ReadonlyArray<typeof StatedLimit.Type>

const isKnown = (limit: Limits[number]): limit is PlayLimit => "amount" in limit

export const knownLimits = (limits: Limits): ReadonlyArray<PlayLimit> => limits.filter(isKnown)

export const isUnknown = (limits: Limits, kind: Kind, of?: Period): boolean =>
  limits.some(
    (limit) => limit.kind === kind && !isKnown(limit) && [undefined, limit.period ?? of].includes(of),
  )

export const limitAt = (limits: Limits, { kind, period }: LimitKey): PlayLimit | undefined =>
  knownLimits(limits).find((limit) => limit.kind === kind && limit.period === period)

export const usedShare = ({ used, amount }: Pick<PlayLimit, "used" | "amount">): number =>
  Number(amount) > 0 ? Math.min(1, Math.max(0, Number(used) / Number(amount))) : 1

/** A raise, and a removal as null, wait for the player's confirmation (gateway §11). */
export const savedText = (before: Value | undefined, after: Value | null) =>
  before !== undefined && (after === null || Decimals.isAbove(after, before))
    ? "limit_requested"
    : "limit_saved"

/** `now` is the time of the gateway. */
export const canConfirm = ({ pending }: Pick<PlayLimit | SessionLimit, "pending">, now: number): boolean =>
  pending !== undefined && pending.from <= now && now < pending.until
