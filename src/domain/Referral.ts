import { Schema } from "effect"

import { paths } from "#config/paths.ts"

import { orElse, text } from "./Lenient.ts"

/** What the gateway knows of a member's invitations: the code, and how many have registered by it. */
export const Referral = Schema.Struct({ code: text, invited: orElse(Schema.Finite, 0) })
export type Referral = typeof Referral.Type

/** The link by which friends register; nothing without a code (decision 17, decision 100). */
export const linkOf = ({ code }: Pick<Referral, "code">, origin: string): string | undefined =>
  code === "" ? undefined : `${origin}${paths.register}?affiliateCode=${encodeURIComponent(code)}`
