import type { MessageKey } from "#i18n/messages.ts"
import * as FieldRules from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"

import type { Quota, Rates } from "./Rebate.ts"
import { isWithin } from "./Rebate.ts"
import { downlineTypes } from "./Team.ts"

export interface Typed {
  readonly account: string
  readonly password: string
  readonly type: number
  readonly rebates: Rates
}

export const nothing: Omit<Typed, "rebates"> = { account: "", password: "", type: downlineTypes[0].type }

export const fields = ["account", "password", "rebates"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** Assumed: the account matches the pattern of login names, and the password matches the pattern of new passwords. */
export const check = (typed: Typed, rules: FieldRules.FieldRules, quotas: ReadonlyArray<Quota>): Errors => {
  const isPlain = (text: string): boolean => text !== "" && TypedText.isPlain(text)
  const hasAccount = isPlain(typed.account) && FieldRules.passes(rules, "loginUsername", typed.account)
  const hasPassword = isPlain(typed.password) && FieldRules.passes(rules, "password", typed.password)
  return {
    ...(hasAccount ? {} : { account: "check_username" as const }),
    ...(hasPassword ? {} : { password: "check_password" as const }),
    ...(isWithin(quotas, typed.rebates) ? {} : { rebates: "rate_too_high" as const }),
  }
}
