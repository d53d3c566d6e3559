import { Schema } from "effect"

import { Country } from "#domain/entry/Country.ts"
import { Flag, list, recovered, withFallback } from "#domain/Lenient.ts"
import { Settings } from "#domain/entry/RegisterForm.ts"
import { Request } from "#domain/entry/Registration.ts"
import { Session } from "#domain/Session.ts"
import * as Call from "#gateway/Call.ts"

export const countries = Call.plainRead({
  path: "/wps/system/country",
  output: list(Country),
})

export const registerSettings = Call.plainRead({
  path: "/wps/system/setting/register",
  names: ["registration-validation settings"],
  output: Settings,
})

// Registration itself refuses a taken name or email.
const Existence = Schema.Struct({ exists: withFallback(Flag, false) })

export const checkUsername = Call.read({
  path: "/wps/check/username",
  input: Schema.Struct({ username: Schema.String }),
  output: Existence,
})

export const checkEmail = Call.read({
  path: "/wps/check/email",
  input: Schema.Struct({ email: Schema.String }),
  output: Existence,
})

/** Fails for an invalid invitation code. */
export const checkAffiliate = Call.read({
  path: "/wps/check/affiliate",
  input: Schema.Struct({ code: Schema.String, domain: Schema.String }),
  output: Call.Ignored,
})

// `verification` is the token of the human verification (spec §3 "Registration payload", gateway §3).
const Registration = Schema.Struct({ ...Request.fields, verification: Schema.String })

// Null means that the player must log in (open point 101). An invalid session counts as null.
const RegistrationResponse = recovered(Schema.NullOr(Session), null)

const registrationAt = (path: string) =>
  Call.change("PUT", {
    path,
    encrypted: true,
    inQuery: ["verification"],
    input: Registration,
    output: RegistrationResponse,
  })

export const register = registrationAt("/wps/member/register")

export const registerMobile = registrationAt("/wps/member/register/mobile")
