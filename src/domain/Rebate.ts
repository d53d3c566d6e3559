import { Schema } from "effect"

import { Id, listOrNone, orElse } from "./Lenient.ts"

/** What an agent may give of a product, gateway §8: from `min` to `max` in steps, and no more than is the agent's own. Percent. */
export const RebateSetting = Schema.Struct({
  product: Id,
  min: orElse(Schema.Finite, 0),
  max: orElse(Schema.Finite, 0),
  step: orElse(Schema.Finite, 0.1),
  own: orElse(Schema.Finite, 0),
})
export type RebateSetting = typeof RebateSetting.Type

export const RebateSettings = listOrNone(RebateSetting)

/** What may be chosen for a product. */
export interface Quota {
  readonly product: string
  readonly min: number
  /** The most that may be given: never more than the agent's own. */
  readonly most: number
  readonly step: number
}

/** Rates in percent, by product. */
export type Rates = Readonly<Record<string, number>>

/**
 * What holds when several settings speak of a product: the narrowest of them.
 *
 * Assumed: the global, the agent's and the group's settings bind all at once.
 */
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

/** A rate without what binary fractions add to it. */
export const rounded = (rate: number): number => Number(rate.toFixed(decimals))

/** The rates of a quota, lowest first; at most a hundred, the last of them the most that may be given. */
export const choices = ({ min, most, step }: Quota): ReadonlyArray<number> => {
  const count = Math.min(99, Math.floor((most - min) / step + 1e-9))
  const rates = Array.from({ length: count + 1 }, (_, index) => rounded(min + index * step))
  return rates.includes(rounded(most)) ? rates : [...rates, rounded(most)]
}

/** Whether each rate is one that the agent may give (spec §6 "sub-account opening"). */
export const isWithin = (quota: ReadonlyArray<Quota>, rates: Rates): boolean =>
  quota.every((each) => choices(each).includes(rates[each.product] ?? Number.NaN))

/** The least of each product, which a form begins with. */
export const least = (quota: ReadonlyArray<Quota>): Rates =>
  Object.fromEntries(quota.map(({ product, min }) => [product, rounded(min)]))

/** The rates of an account as a form begins with: those that may be given, the least where there is none. */
export const ratesOf = (quota: ReadonlyArray<Quota>, rates: Rates): Rates => ({
  ...least(quota),
  ...Object.fromEntries(
    quota.flatMap((each) => {
      const rate = rates[each.product]
      return rate !== undefined && choices(each).includes(rate) ? [[each.product, rate]] : []
    }),
  ),
})

/** A rate as it is shown: `1.8%`. */
export const shown = (rate: number): string => `${rounded(Number.isFinite(rate) ? rate : 0)}%`
