import { Schema } from "effect"

import * as Decimals from "#domain/Decimals.ts"
import { exact } from "#domain/Lenient.ts"

import { type Kind, type Limits, PlayLimit } from "./PlayLimit.ts"

export const LimitLeft = Schema.Struct({
  kind: PlayLimit.fields.kind,
  period: PlayLimit.fields.period,
  left: exact,
  resets: Schema.Finite,
})
export type LimitLeft = typeof LimitLeft.Type

const leftOf = ({ kind, period, amount, used, resets }: PlayLimit): ReadonlyArray<LimitLeft> => {
  if (amount === undefined || used === undefined || resets === undefined) return []
  const rest = Decimals.isAbove(used, amount) ? 0 : Decimals.minus(amount, used)
  return [{ kind, period, left: Decimals.isNegative(used) ? amount : rest, resets }]
}

export const leastLeft = (limits: Limits, kind: Kind): LimitLeft | undefined =>
  limits
    .filter((limit) => limit.kind === kind)
    .flatMap(leftOf)
    .reduce<LimitLeft | undefined>((least, other) => {
      if (least === undefined || Decimals.isAbove(least.left, other.left)) return other
      return Decimals.isAbove(other.left, least.left) || other.resets < least.resets ? least : other
    }, undefined)
