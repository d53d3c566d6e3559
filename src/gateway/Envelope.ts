import { Schema } from "effect"

import { recovered } from "#domain/Lenient.ts"

export const Envelope = Schema.Struct({
  success: Schema.Boolean,
  value: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(recovered(Schema.NullOr(Schema.String), null)),
})
export type Envelope = typeof Envelope.Type

export const RefusalValue = Schema.Struct({ captcha: Schema.optionalKey(Schema.Boolean) })
