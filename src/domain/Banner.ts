import { Schema } from "effect"

import { text } from "./Lenient.ts"

export const Banner = Schema.Struct({
  /** Address of the picture. */
  url: Schema.String,
  groupName: text,
  /** Where a press leads; empty for nowhere. */
  linkage: text,
  /** Assumed: what the banner says, for those who do not see it. */
  title: text,
})
export type Banner = typeof Banner.Type
