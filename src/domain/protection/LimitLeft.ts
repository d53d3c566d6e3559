import { Schema } from "effect"

import * as Decimals from "#domain/Decimals.ts"
import { exact } from "#domain/Lenient.ts"

import { type Kind, type Limits, PlayLimit } from "./PlayLimit.ts"

/** What a limit leaves until it resets. Time in epoch milliseconds, amount in the major unit. */
export const LimitLeft = Schema.Struct({
  kind: PlayLimit.fields.kind,
  period: PlayLimit.fields.period,
  left: exact,
  resets: PlayLimit.fields.resets,
})
export type LimitLeft = typeof LimitLeft.Type

const leftOf = ({ kind, period, amount, used, resets }: PlayLimit): LimitLeft => {
  const rest = Decimals.isAbove(used, amount) ? 0 : Decimals.minus(amount, used)
  return { kind, period, left: Decimals.isNegative(used) ? amount : rest, resets }
}

/** The limit of a kind that leaves least; of equal ones the last to reset. Undefined without a limit. */
export const leastLeft = (limits: Limits, kind: Kind): LimitLeft | undefined =>
  limits
    .filter((limit) => limit.kind === kind)
    .map(leftOf)
    .reduce<LimitLeft | undefined>((least, other) => {
      if (least === undefined || Decimals.isAbove(least.left, other.left)) return other
      return Decimals.isAbove(other.left, least.left) || other.resets < least.resets ? least : other
    }, undefined)
