import { Context, Effect, Layer, Option } from "effect"

import * as Credentials from "#domain/entry/Credentials.ts"
import { international, type Provider } from "#domain/entry/Identity.ts"
import { isTransient } from "#domain/Failure.ts"
import * as Merchant from "#domain/Merchant.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"
import { freePlay, login, trialUser } from "#gateway/calls/entry/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Device } from "#platform/Device.ts"
import type { IdentityFailed } from "#platform/identity.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { retryRead } from "#services/requestPolicy.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

import { admission } from "./admission.ts"
import { IdentityProviders } from "./IdentityProviders.ts"
import { type Remembered, rememberedLogins } from "./rememberedLogins.ts"

export interface SocialCredentials {
  readonly provider: Provider
  readonly idToken: string
  readonly captcha: string
}

export class Accounts extends Context.Service<
  Accounts,
  {
    readonly logIn: (
      mode: Credentials.Mode,
      credentials: Credentials.Credentials,
      remember: boolean,
    ) => Effect.Effect<Session, GatewayError | IdentityFailed>
    readonly logInWith: (credentials: SocialCredentials) => Effect.Effect<Session, GatewayError>
    readonly remembered: (mode: Credentials.Mode) => Effect.Effect<Option.Option<Remembered>>
    /** Logs in with the remembered login. A refusal disables auto-login, because each attempt would be refused. */
    readonly renew: Effect.Effect<void, GatewayError | IdentityFailed>
    /** Returns whether a trial session has started. The captcha is empty unless the gateway requires it. */
    readonly playFree: (captcha: string) => Effect.Effect<boolean, GatewayError>
    /** Ends the session at the gateway, and ignores the response (open point 106). */
    readonly logOut: (session: Session) => Effect.Effect<void>
  }
>()("h5/services/Accounts") {
  static readonly layer = Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const storage = yield* Storage
      const { logOut } = yield* admission

      const logins = rememberedLogins(storage)

      const { logIn, logInWith } = yield* logIns
      const playFree = yield* freePlayStart

      const renew = Effect.gen(function* () {
        const stored = yield* logins.of("username")
        if (Option.isNone(stored)) return
        yield* logIn("username", { ...Credentials.none, ...stored.value }, true).pipe(
          Effect.tapError(({ reason }) =>
            reason._tag === "Refused" ? storage.set(storageItems.autoLogin, "0") : Effect.void,
          ),
        )
      })

      return Accounts.of({
        logIn,
        logInWith,
        remembered: logins.of,
        renew,
        playFree,
        logOut,
      })
    }),
  ).pipe(Layer.provide(IdentityProviders.layer))
}

const freePlayStart = Effect.gen(function* () {
  const backend = yield* Backend
  const current = yield* CurrentSession
  const { untilOnline } = yield* Device
  const { admit, end, start } = yield* admission
  const retry = retryRead((error: GatewayError) => isTransient(error.reason), untilOnline)

  return Effect.fnUntraced(function* (answer: string) {
    const { token, userName, customerType } = yield* backend.change(freePlay, {
      moduleId: "FREEPLAY3",
      ...(answer === "" ? {} : { captcha: answer }),
    })
    if (!MemberType.isTrial(customerType)) return false
    const merchantCode = Merchant.trial(current.siteMerchant)
    const session: Session = {
      token,
      merchantCode,
      id: "",
      userName,
      type: customerType,
      firstTimeLogin: false,
    }
    yield* admit(freePlay, session)
    // The session starts once the trial account is fetched. After a failure the player is a guest and can try again.
    const account = yield* retry(backend.sendAs({ token, merchant: merchantCode }, trialUser, {})).pipe(
      Effect.onError(() => end(session)),
    )
    // If another session started during the calls, that session stays, and the trial session ends.
    if (Option.isSome(yield* current.get)) return yield* Effect.as(end(session), false)
    yield* start(session)
    yield* current.keepTrialAccount(account)
    return true
  })
})

const captchaOf = (answer: string) => (answer === "" ? {} : { captcha: answer })

// A login by Facebook or Google has no user name and no mobile number (spec §3 "Login payload").
const noCredentials = { username: "", password: "", firebaseMobileNo: "", countryDialingCode: "" } as const

// Only a login by Firebase sends these fields (spec §3 "Login payload", C43).
const firebaseFields = Effect.fnUntraced(function* (
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

const logIns = Effect.gen(function* () {
  const backend = yield* Backend
  const identities = yield* IdentityProviders
  const { untilKeyKnown } = yield* Whitelabels
  const { admit, start } = yield* admission
  const remembered = rememberedLogins(yield* Storage)

  // If the site does not admit the account type, the session ends before the login can be stored.
  const admitted = (input: (typeof login)["input"]["Type"]) =>
    Effect.tap(backend.change(login, input), (session) => admit(login, session))

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
      ...(mode === "sms" ? yield* firebaseFields(identities, credentials) : {}),
      ...captchaOf(captcha),
    })
    yield* identities.forget
    yield* remembered.keep(mode, credentials, remember)
    yield* start(session, mode === "sms" ? "" : password)
    return session
  })

  const logInWith = Effect.fnUntraced(function* ({ provider, idToken, captcha }: SocialCredentials) {
    yield* untilKeyKnown
    const session = yield* admitted({
      ...noCredentials,
      type: "firebase",
      firebaseChannel: provider,
      firebaseIdToken: idToken,
      ...captchaOf(captcha),
    })
    yield* identities.forget
    yield* start(session)
    return session
  })

  return { logIn, logInWith }
})
