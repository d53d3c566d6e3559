import { Schema } from "effect"

import { amount, Id, list, withFallback } from "#domain/Lenient.ts"

/** Rates are percentages. The agent's own rate limits `max` (gateway §8). */
export const RebateSetting = Schema.Struct({
  product: Id,
  min: amount,
  max: amount,
  step: withFallback(Schema.Finite, 0.1),
  own: amount,
})
export type RebateSetting = typeof RebateSetting.Type

export const RebateSettings = list(RebateSetting)

export interface Quota {
  readonly product: string
  readonly min: number
  readonly most: number
  readonly step: number
}

export type Rates = Readonly<Record<string, number>>

/** Assumed: the global settings, the agent's settings and the group's settings apply together. */
export const quotas = (...settings: ReadonlyArray<ReadonlyArray<RebateSetting>>): ReadonlyArray<Quota> => {
  const all = settings.flat()
  const products = [...new Set(all.map(({ product }) => product))]
  return products.map((product) => {
    const own = all.filter((each) => each.product === product)
    const min = Math.max(0, ...own.map((each) => each.min))
    const most = Math.min(...own.map((each) => Math.min(each.max, each.own)))
    return { product, min, most: Math.max(min, most), step: own.find(({ step }) => step > 0)?.step ?? 0.1 }
  })
}

const decimals = 3

export const rounded = (rate: number): number => Number(rate.toFixed(decimals))

/** The last rate is always the highest allowed rate. The list has a maximum length, because `step` may be tiny. */
export const choices = ({ min, most, step }: Quota): ReadonlyArray<number> => {
  const count = Math.min(99, Math.floor((most - min) / step + 1e-9))
  const rates = Array.from({ length: count + 1 }, (_, index) => rounded(min + index * step))
  return rates.includes(rounded(most)) ? rates : [...rates, rounded(most)]
}

export const isWithin = (quota: ReadonlyArray<Quota>, rates: Rates): boolean =>
  quota.every((each) => choices(each).includes(rates[each.product] ?? Number.NaN))

export const least = (quota: ReadonlyArray<Quota>): Rates =>
  Object.fromEntries(quota.map(({ product, min }) => [product, rounded(min)]))

export const ratesOf = (quota: ReadonlyArray<Quota>, rates: Rates): Rates => ({
  ...least(quota),
  ...Object.fromEntries(
    quota.flatMap((each) => {
      const rate = rates[each.product]
      return rate !== undefined && choices(each).includes(rate) ? [[each.product, rate]] : []
    }),
  ),
})

export const shown = (rate: number): string => `${rounded(Number.isFinite(rate) ? rate : 0)}%`
