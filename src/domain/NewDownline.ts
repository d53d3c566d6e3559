import type { MessageKey } from "#i18n/messages.ts"

import * as FieldRules from "./FieldRules.ts"
import type { Quota, Rates } from "./Rebate.ts"
import { isWithin } from "./Rebate.ts"
import { downlineTypes } from "./Team.ts"
import * as TypedText from "./TypedText.ts"

/** What an agent types to open an account below (decision 23). */
export interface Typed {
  readonly account: string
  readonly password: string
  readonly type: number
  readonly rebates: Rates
}

/** An empty form. */
export const nothing: Omit<Typed, "rebates"> = { account: "", password: "", type: downlineTypes[0].type }

/** In the order of the form. */
export const fields = ["account", "password", "rebates"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/**
 * What is wrong with the form, by field.
 *
 * Assumed: the account follows the pattern of the login's name, the password
 * that of a new password; rebates outside the quota are wrong agent information.
 */
export const check = (typed: Typed, rules: FieldRules.FieldRules, quotas: ReadonlyArray<Quota>): Errors => {
  const isPlain = (text: string): boolean => text !== "" && TypedText.isPlain(text)
  const hasAccount = isPlain(typed.account) && FieldRules.passes(rules, "loginUsername", typed.account)
  const hasPassword = isPlain(typed.password) && FieldRules.passes(rules, "password", typed.password)
  return {
    ...(hasAccount ? {} : { account: "account_format" as const }),
    ...(hasPassword ? {} : { password: "password_format" as const }),
    ...(isWithin(quotas, typed.rebates) ? {} : { rebates: "agent_wrong" as const }),
  }
}

/** Whether a form may be sent. */
export const isGood = (errors: Errors): boolean => fields.every((field) => errors[field] === undefined)
