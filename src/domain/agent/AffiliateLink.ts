import { Schema } from "effect"

import { Id, list, name, text, withFallback } from "#domain/Lenient.ts"

/** A link by which others register as an agent's downline (gateway §8). Times are epoch milliseconds. */
export const AffiliateLink = Schema.Struct({
  urlId: Id,
  title: name,
  url: text,
  created: withFallback(Schema.Finite, 0),
  visits: withFallback(Schema.Finite, 0),
  registrations: withFallback(Schema.Finite, 0),
})
export type AffiliateLink = typeof AffiliateLink.Type

export const AffiliateLinks = list(AffiliateLink)

/**
 * Assumed: the affiliate call returns the agent's code. An empty code means that the agent has not joined.
 */
export const Affiliate = Schema.Struct({ code: withFallback(Id, "") })
export type Affiliate = typeof Affiliate.Type

/** Assumed: longest title of a link, in characters. */
export const longestTitle = 40

/** The title that is sent; empty when none was typed. */
export const titleOf = (typed: string): string => [...typed.trim()].slice(0, longestTitle).join("")
