import { Schema } from "effect"

import { name, text } from "#domain/Lenient.ts"

export const Banner = Schema.Struct({
  /** Address of the picture. */
  url: Schema.String,
  groupName: text,
  /** Link of the banner; empty for none. */
  linkage: text,
  /** Assumed: the banner's text alternative. */
  title: name,
})
export type Banner = typeof Banner.Type
