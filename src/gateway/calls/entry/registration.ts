import { Schema } from "effect"

import { Country } from "#domain/entry/Country.ts"
import { Flag, list, recovered } from "#domain/Lenient.ts"
import { Settings } from "#domain/entry/RegisterForm.ts"
import { Request } from "#domain/entry/Registration.ts"
import { Session } from "#domain/Session.ts"
import * as Call from "#gateway/Call.ts"

/** The countries with their dialling codes. */
export const countries = Call.read({
  path: "/wps/system/country",
  input: Call.Nothing,
  output: list(Country),
})

/** The registration fields: enabled, required, and their patterns. */
export const registerSettings = Call.read({
  path: "/wps/system/setting/register",
  names: ["registration-validation settings"],
  input: Call.Nothing,
  output: Settings,
})

/** Whether a username is taken. */
export const checkUsername = Call.read({
  path: "/wps/check/username",
  input: Schema.Struct({ username: Schema.String }),
  output: Schema.Struct({ exists: Flag }),
})

/** Whether an e-mail address is taken. */
export const checkEmail = Call.read({
  path: "/wps/check/email",
  input: Schema.Struct({ email: Schema.String }),
  output: Schema.Struct({ exists: Flag }),
})

/** Checks an invitation code on this domain. An invalid code is rejected. */
export const checkAffiliate = Call.read({
  path: "/wps/check/affiliate",
  input: Schema.Struct({ code: Schema.String, domain: Schema.String }),
  output: Call.Ignored,
})

/**
 * The registration request (spec §3 "Registration payload"). `verification` is the human verification's token
 * (decision 58).
 */
const Registration = Schema.Struct({ ...Request.fields, verification: Schema.String })

/** A session, or null when the player must log in (decision 101). An invalid session counts as null. */
const RegistrationResponse = recovered(Schema.NullOr(Session), null)

/** Registers by username. */
export const register = Call.change("PUT", {
  path: "/wps/member/register",
  encrypted: true,
  inQuery: ["verification"],
  input: Registration,
  output: RegistrationResponse,
})

/** Registers by mobile number. */
export const registerMobile = Call.change("PUT", {
  path: "/wps/member/register/mobile",
  encrypted: true,
  inQuery: ["verification"],
  input: Registration,
  output: RegistrationResponse,
})
