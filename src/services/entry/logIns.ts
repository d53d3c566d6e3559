import { Effect, Option } from "effect"

import * as Credentials from "#domain/entry/Credentials.ts"
import { international, type Provider } from "#domain/entry/Identity.ts"
import { Failure } from "#domain/Failure.ts"
import * as MemberType from "#domain/MemberType.ts"
import { login, logout } from "#gateway/calls/entry/account.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

import { IdentityProviders } from "./IdentityProviders.ts"
import { rememberedLogins } from "./rememberedLogins.ts"

/** The proof of a login by Facebook or Google. */
export interface SocialProof {
  readonly provider: Provider
  readonly idToken: string
  /** Empty unless a captcha is required. */
  readonly captcha: string
}

const captchaOf = (answer: string) => (answer === "" ? {} : { captcha: answer })

/** A provider's login has no name and no number (spec §3 "Login payload"). */
const noCredentials = { username: "", password: "", firebaseMobileNo: "", countryDialingCode: "" } as const

/** The four fields that only a login by Firebase adds (spec §3 "Login payload", C43). */
const codeProof = Effect.fnUntraced(function* (
  { sendsCodes, verifyCode }: IdentityProviders["Service"],
  { username: mobile, password: code, countryDialingCode }: Credentials.Credentials,
) {
  if (!(yield* sendsCodes)) return {}
  return {
    type: "firebase",
    countryDialingCode,
    firebaseChannel: "sms",
    firebaseIdToken: yield* verifyCode({ mobile, countryDialingCode }, code),
    firebaseMobileNo: international(mobile, countryDialingCode),
  } as const
})

/**
 * Logs in, and refuses an account of a type that the site does not admit, also when the gateway admits it. Such
 * a session is ended and never stored.
 */
const admittedBy = (backend: Backend["Service"], cached: Whitelabels["Service"]["cached"]) =>
  Effect.fnUntraced(function* (input: (typeof login)["input"]["Type"]) {
    const session = yield* backend.change(login, input)
    const site = Option.match(yield* cached, {
      onNone: () => "both" as const,
      onSome: (known) => known.siteAccountType,
    })
    const code = MemberType.refusalAt(site, session.type)
    if (code === undefined) return session
    const { token, merchantCode: merchant } = session
    yield* Effect.forkDetach(Effect.ignore(backend.sendAs({ token, merchant }, logout, {})))
    return yield* Effect.fail(
      new GatewayError({ call: login.path, reason: Failure.Refused({ code, captcha: false }) }),
    )
  })

/** The logins that start a session: by typed credentials, and by a provider. */
export const logIns = Effect.gen(function* () {
  const backend = yield* Backend
  const current = yield* CurrentSession
  const identities = yield* IdentityProviders
  const { cached, untilKeyKnown } = yield* Whitelabels
  const remembered = rememberedLogins(yield* Storage)

  const admitted = admittedBy(backend, cached)

  const logIn = Effect.fnUntraced(function* (
    mode: Credentials.Mode,
    typed: Credentials.Credentials,
    remember: boolean,
  ) {
    const credentials = Credentials.cleaned(mode, typed)
    const { username, password, captcha } = credentials
    yield* untilKeyKnown
    const session = yield* admitted({
      username,
      password,
      type: mode,
      ...(mode === "sms" ? yield* codeProof(identities, credentials) : {}),
      ...captchaOf(captcha),
    })
    yield* identities.forget
    yield* remembered.keep(mode, credentials, remember)
    yield* current.start(session, mode === "sms" ? "" : password)
    return session
  })

  const logInWith = Effect.fnUntraced(function* ({ provider, idToken, captcha }: SocialProof) {
    yield* untilKeyKnown
    const session = yield* admitted({
      ...noCredentials,
      type: "firebase",
      firebaseChannel: provider,
      firebaseIdToken: idToken,
      ...captchaOf(captcha),
    })
    yield* identities.forget
    yield* current.start(session)
    return session
  })

  return { logIn, logInWith }
})
