import { Schema } from "effect"

/** A country whose dialling code is offered, gateway §2. */
export const Country = Schema.Struct({
  code: Schema.String,
  /** Without the plus sign. */
  dialingCode: Schema.String,
  name: Schema.String,
})
export type Country = typeof Country.Type
