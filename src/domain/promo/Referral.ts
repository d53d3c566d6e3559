import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import { withFallback, text } from "#domain/Lenient.ts"

/** A member's invitation code, and how many players registered with it. */
export const Referral = Schema.Struct({ code: text, invited: withFallback(Schema.Finite, 0) })
export type Referral = typeof Referral.Type

/** The registration link for friends; `undefined` without a code (decisions 17 and 100). */
export const linkOf = ({ code }: Pick<Referral, "code">, origin: string): string | undefined =>
  code === "" ? undefined : `${origin}${paths.register}?affiliateCode=${encodeURIComponent(code)}`
