import { Schema } from "effect"

import { Id, name, text, withFallback } from "#domain/Lenient.ts"

/** The player's status in a promotion (spec §4 "Activity statuses"). */
export const statuses = [
  "Join",
  "Claim",
  "Applying",
  "Close",
  "Rejected",
  "Issued",
  "Claimed",
  "Process",
  "Joined",
  "coming soon",
] as const

/** A promotion of the promotions page (gateway §6). `content` is untrusted HTML. */
export const Promotion = Schema.Struct({
  promoId: Id,
  title: name,
  image: text,
  start: withFallback(Schema.Finite, 0),
  end: withFallback(Schema.Finite, 0),
  category: text,
  status: withFallback(Schema.Literals(statuses), "Close"),
  content: text,
})
export type Promotion = typeof Promotion.Type
