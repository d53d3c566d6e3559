import { Schema } from "effect"

import { Id, list, name, text, withFallback } from "#domain/Lenient.ts"

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

/** Assumed: the affiliate call returns the agent's code. An empty code means that the agent has not joined. */
export const Affiliate = Schema.Struct({ code: withFallback(Id, "") })
export type Affiliate = typeof Affiliate.Type

/** Assumed: the title of a link has at most this many characters. */
export const longestTitle = 40

export const titleOf = (typed: string): string => [...typed.trim()].slice(0, longestTitle).join("")
