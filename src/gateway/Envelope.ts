import { Schema } from "effect"

/** Every response of the gateway, gateway §1 "Answer". */
export const Envelope = Schema.Struct({
  success: Schema.Boolean,
  value: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type Envelope = typeof Envelope.Type

/** The value of a refusal: whether the captcha is required from now on (spec §3 "Login payload"). */
export const RefusalValue = Schema.Struct({ captcha: Schema.optionalKey(Schema.Boolean) })
