import { Schema } from "effect"

import { Id, orElse, text } from "./Lenient.ts"

/** Where a player stands with an activity, spec §4 "Activity statuses". */
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

/** An activity of the promotions page, gateway §6. `content` is HTML from outside. */
export const Promotion = Schema.Struct({
  promoId: Id,
  title: text,
  image: text,
  start: orElse(Schema.Finite, 0),
  end: orElse(Schema.Finite, 0),
  category: text,
  status: orElse(Schema.Literals(statuses), "Close"),
  content: text,
})
export type Promotion = typeof Promotion.Type
