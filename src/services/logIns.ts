import { Effect, Option } from "effect"

import * as Credentials from "#domain/Credentials.ts"
import { international, type Provider } from "#domain/Identity.ts"
import { login } from "#gateway/calls/account.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { Identities } from "./Identities.ts"
import { rememberedLogins } from "./rememberedLogins.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** What a login by Facebook or Google has to show. */
export interface SocialProof {
  readonly provider: Provider
  readonly idToken: string
  /** Empty while no captcha is asked for. */
  readonly captcha: string
}

const captchaOf = (answer: string) => (answer === "" ? {} : { captcha: answer })

/** Who logs in by a provider has neither name nor number here (spec §3 "Login payload"). */
const nobody = { username: "", password: "", firebaseMobileNo: "", countryDialingCode: "" } as const

/** What a login by SMS code adds where the code is Firebase's (spec §3 "Login payload"). */
const codeProof = Effect.fnUntraced(function* (
  { sendsCodes, proveCode }: Identities["Service"],
  { username: mobile, password: code, countryDialingCode }: Credentials.Credentials,
) {
  if (!(yield* sendsCodes)) return {}
  return {
    type: "firebase",
    firebaseChannel: "sms",
    firebaseIdToken: yield* proveCode({ mobile, countryDialingCode }, code),
    firebaseMobileNo: international(mobile, countryDialingCode),
  } as const
})

/** The logins that start a session: by what was typed, and by a provider. */
export const logIns = Effect.gen(function* () {
  const backend = yield* Backend
  const current = yield* CurrentSession
  const identities = yield* Identities
  const whitelabels = yield* Whitelabels
  const remembered = rememberedLogins(yield* Storage)

  /** The key that protects the password comes with the whitelabel answer. */
  const lock = Effect.flatMap(whitelabels.cached, (kept) =>
    Option.isNone(kept) ? Effect.asVoid(whitelabels.refresh) : Effect.void,
  )

  const logIn = Effect.fnUntraced(function* (
    mode: Credentials.Mode,
    typed: Credentials.Credentials,
    remember: boolean,
  ) {
    const credentials = Credentials.cleaned(mode, typed)
    const { username, password, captcha, countryDialingCode } = credentials
    yield* lock
    const session = yield* backend.change(login, {
      username,
      password,
      type: mode,
      ...(mode === "sms" ? { countryDialingCode, ...(yield* codeProof(identities, credentials)) } : {}),
      ...captchaOf(captcha),
    })
    yield* identities.forget
    yield* remembered.keep(mode, credentials, remember)
    yield* current.start(session, mode === "sms" ? "" : password)
    return session
  })

  const logInWith = Effect.fnUntraced(function* ({ provider, idToken, captcha }: SocialProof) {
    yield* lock
    const session = yield* backend.change(login, {
      ...nobody,
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
