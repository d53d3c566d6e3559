import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import { maybe, text, withFallback } from "#domain/Lenient.ts"

export const Referral = Schema.Struct({
  code: text,
  invited: withFallback(Schema.Finite, 0),
  terms: maybe(Schema.String),
})
export type Referral = typeof Referral.Type

export const linkOf = ({ code }: Pick<Referral, "code">, origin: string): string | undefined =>
  code === "" ? undefined : `${origin}${paths.register}?affiliateCode=${encodeURIComponent(code)}`
