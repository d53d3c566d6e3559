import { Schema } from "effect"

import { Country } from "#domain/Country.ts"
import { Flag, list, mended } from "#domain/Lenient.ts"
import { Settings } from "#domain/RegisterForm.ts"
import { Request } from "#domain/Registration.ts"
import { Session } from "#domain/Session.ts"

import * as Call from "../Call.ts"

/** The countries whose dialling codes are offered. */
export const countries = Call.read({
  path: "/wps/system/country",
  input: Call.Nothing,
  output: Schema.revealCodec(list(Country)),
})

/** Fields of registration: which are enabled, which required, by which pattern. */
export const registerSettings = Call.read({
  path: "/wps/system/setting/register",
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

/** Whether an invitation code is valid on this domain; a refusal says no. */
export const checkAffiliate = Call.read({
  path: "/wps/check/affiliate",
  input: Schema.Struct({ code: Schema.String, domain: Schema.String }),
  output: Call.Ignored,
})

/** A registration as it travels, spec §3 "Registration payload"; `verification` is the human's proof (decision 58). */
const Registration = Schema.Struct({ ...Request.fields, verification: Schema.String })

/** A session, or nothing when the player has to log in (decision 101): so has one whose session is broken. */
const Answer = mended(Schema.NullOr(Session), null)

/** Registers by name. */
export const register = Call.change("PUT", {
  path: "/wps/member/register",
  encrypted: true,
  inQuery: ["verification"],
  input: Registration,
  output: Answer,
})

/** Registers by mobile number. */
export const registerMobile = Call.change("PUT", {
  path: "/wps/member/register/mobile",
  encrypted: true,
  inQuery: ["verification"],
  input: Registration,
  output: Answer,
})
