import { Schema } from "effect"

import * as Decimals from "#domain/Decimals.ts"
import { exact } from "#domain/Lenient.ts"

import { type Kind, knownLimits, type Limits, PlayLimit } from "./PlayLimit.ts"

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

/** Leaves out a limit that has been reset since the last response: its rest is unknown, and the gateway decides. */
export const leastLeft = (limits: Limits, kind: Kind, now: number): LimitLeft | undefined =>
  knownLimits(limits)
    .filter((limit) => limit.kind === kind && now < limit.resets)
    .map(leftOf)
    .reduce<LimitLeft | undefined>((least, other) => {
      if (least === undefined || Decimals.isAbove(least.left, other.left)) return other
      return Decimals.isAbove(other.left, least.left) || other.resets < least.resets ? least : other
    }, undefined)
