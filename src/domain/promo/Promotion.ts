import { Schema } from "effect"

import { Id, maybe, name, text, withFallback } from "#domain/Lenient.ts"

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

/** `content` is untrusted HTML (gateway §6). */
export const Promotion = Schema.Struct({
  promoId: Id,
  title: name,
  image: text,
  start: withFallback(Schema.Finite, 0),
  end: withFallback(Schema.Finite, 0),
  category: text,
  status: withFallback(Schema.Literals(statuses), "Close"),
  content: text,
  pictures: maybe(Schema.String),
})
export type Promotion = typeof Promotion.Type
