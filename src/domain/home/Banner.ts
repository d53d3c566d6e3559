import { Schema } from "effect"

import { name, optionalInContract, text } from "#domain/Lenient.ts"

export const Banner = Schema.Struct({
  url: Schema.String,
  groupName: text,
  linkage: text,
  // Assumed: the title is the alternative text of the banner's image.
  title: optionalInContract(name),
})
export type Banner = typeof Banner.Type
