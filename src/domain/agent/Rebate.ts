import { Schema } from "effect"

import { amount, Id, list, withFallback } from "#domain/Lenient.ts"

/**
 * The rebate rates that an agent may give for a product, in percent (gateway §8): `min` to `max` in steps,
 * capped by the agent's own rate.
 */
export const RebateSetting = Schema.Struct({
  product: Id,
  min: amount,
  max: amount,
  step: withFallback(Schema.Finite, 0.1),
  own: amount,
})
export type RebateSetting = typeof RebateSetting.Type

export const RebateSettings = list(RebateSetting)

/** The allowed rates of a product. */
export interface Quota {
  readonly product: string
  readonly min: number
  /** Highest rate, never above the agent's own. */
  readonly most: number
  readonly step: number
}

/** Rates in percent, by product. */
export type Rates = Readonly<Record<string, number>>

/**
 * Combines the settings of each product to the narrowest range.
 *
 * Assumed: the global, the agent's and the group's settings all apply.
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

/** Removes binary rounding errors from a rate. */
export const rounded = (rate: number): number => Number(rate.toFixed(decimals))

/** The selectable rates in ascending order: at most 100, and the last is the highest allowed. */
export const choices = ({ min, most, step }: Quota): ReadonlyArray<number> => {
  const count = Math.min(99, Math.floor((most - min) / step + 1e-9))
  const rates = Array.from({ length: count + 1 }, (_, index) => rounded(min + index * step))
  return rates.includes(rounded(most)) ? rates : [...rates, rounded(most)]
}

/** Whether the agent may give each of the rates (spec §6 "sub-account opening"). */
export const isWithin = (quota: ReadonlyArray<Quota>, rates: Rates): boolean =>
  quota.every((each) => choices(each).includes(rates[each.product] ?? Number.NaN))

/** The lowest rate of each product, as the form's defaults. */
export const least = (quota: ReadonlyArray<Quota>): Rates =>
  Object.fromEntries(quota.map(({ product, min }) => [product, rounded(min)]))

/** The form's initial rates of an account: its current rate where allowed, else the lowest. */
export const ratesOf = (quota: ReadonlyArray<Quota>, rates: Rates): Rates => ({
  ...least(quota),
  ...Object.fromEntries(
    quota.flatMap((each) => {
      const rate = rates[each.product]
      return rate !== undefined && choices(each).includes(rate) ? [[each.product, rate]] : []
    }),
  ),
})

/** Formats a rate: `1.8%`. */
export const shown = (rate: number): string => `${rounded(Number.isFinite(rate) ? rate : 0)}%`
