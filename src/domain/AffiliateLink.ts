import { Schema } from "effect"

import { anyNumberOf } from "./AnyNumber.ts"
import { Id, orElse, text } from "./Lenient.ts"

/** A link by which others register below an agent, gateway §8. Times are epoch milliseconds. */
export const AffiliateLink = Schema.Struct({
  urlId: Id,
  title: text,
  url: text,
  created: orElse(Schema.Finite, 0),
  visits: orElse(Schema.Finite, 0),
  registrations: orElse(Schema.Finite, 0),
})
export type AffiliateLink = typeof AffiliateLink.Type

export const AffiliateLinks = anyNumberOf(AffiliateLink)

/** Assumed: what the affiliate call tells is the agent's code; without one the agent has not joined yet. */
export const Affiliate = Schema.Struct({ code: orElse(Id, "") })
export type Affiliate = typeof Affiliate.Type

/** Assumed: a link's title has this many characters at most. */
export const longestTitle = 40

/** The title as it is sent; empty for one that is not there. */
export const titleOf = (typed: string): string => [...typed.trim()].slice(0, longestTitle).join("")
