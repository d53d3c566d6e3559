import { Schema } from "effect"

export const Envelope = Schema.Struct({
  success: Schema.Boolean,
  value: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type Envelope = typeof Envelope.Type

export const RefusalValue = Schema.Struct({ captcha: Schema.optionalKey(Schema.Boolean) })
