import { Context, Effect, Layer, Option } from "effect"

import * as Credentials from "#domain/Credentials.ts"
import * as Merchant from "#domain/Merchant.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"
import { captcha, freePlay, logout, trialUser } from "#gateway/calls/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import type { IdentityFailed } from "#platform/Firebase.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { Identities } from "./Identities.ts"
import { logIns, type SocialProof } from "./logIns.ts"
import { type Remembered, rememberedLogins } from "./rememberedLogins.ts"

/** Ways in and out. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** Logs in and starts the session; keeps or forgets the login as `remember` says. */
    readonly logIn: (
      mode: Credentials.Mode,
      credentials: Credentials.Credentials,
      remember: boolean,
    ) => Effect.Effect<Session, GatewayError | IdentityFailed>
    /** Logs in whom a provider vouches for, and starts the session. Nothing of it is kept on this device. */
    readonly logInWith: (proof: SocialProof) => Effect.Effect<Session, GatewayError>
    /** The login that was kept for this mode. */
    readonly remembered: (mode: Credentials.Mode) => Effect.Effect<Option.Option<Remembered>>
    /** Logs in by the name that was kept; a refusal puts an end to auto-login, for it would be refused each time. */
    readonly renew: Effect.Effect<void, GatewayError | IdentityFailed>
    /** A fresh captcha image, base64. */
    readonly captcha: Effect.Effect<string, GatewayError>
    /** Starts a free-play session with the trial merchant; answers whether it carries the trial flag. */
    readonly playFree: Effect.Effect<boolean, GatewayError>
    /** The same, with the answer to a captcha that was asked for. */
    readonly playFreeWith: (captcha: string) => Effect.Effect<boolean, GatewayError>
    /**
     * Tells the backend, then forgets the session whatever it said (decision 106).
     * Auto-login is off afterwards, and the remembered login is gone (decision 59).
     */
    readonly logOut: Effect.Effect<void>
  }
>()("h5/services/Accounts") {
  static readonly layer = Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const backend = yield* Backend
      const storage = yield* Storage
      const current = yield* CurrentSession

      const logins = rememberedLogins(storage)
      const playFreeWith = freePlayOf(backend, current)

      const { logIn, logInWith } = yield* logIns

      const renew = Effect.gen(function* () {
        const kept = yield* logins.of("username")
        if (Option.isNone(kept)) return
        yield* logIn("username", { ...Credentials.none, ...kept.value }, true).pipe(
          Effect.tapError(({ reason }) =>
            reason._tag === "Refused" ? storage.set(slots.autoLogin, "0") : Effect.void,
          ),
        )
      })

      const logOut = Effect.gen(function* () {
        const session = yield* current.get
        if (Option.isSome(session)) {
          yield* backend.change(logout, { token: session.value.token }).pipe(Effect.ignore)
        }
        yield* logins.forget
        yield* current.end("left")
      })

      return Accounts.of({
        logIn,
        logInWith,
        remembered: logins.of,
        renew,
        captcha: backend.read(captcha, {}),
        playFree: playFreeWith(""),
        playFreeWith,
        logOut,
      })
    }),
  ).pipe(Layer.provide(Identities.layer))
}

/** Starts free play at the trial merchant, with the answer to a captcha; empty without one. */
const freePlayOf = (backend: Backend["Service"], current: CurrentSession["Service"]) =>
  Effect.fnUntraced(function* (answer: string) {
    const trial = yield* backend.change(freePlay, {
      moduleId: "FREEPLAY3",
      ...(answer === "" ? {} : { captcha: answer }),
    })
    const merchant = yield* current.merchant
    yield* current.start({
      token: trial.token,
      merchantCode: Merchant.trial(merchant),
      id: "",
      userName: trial.userName,
      type: trial.customerType,
      firstTimeLogin: false,
    })
    const account = yield* backend.read(trialUser, {})
    yield* current.keepTrialAccount(account)
    return MemberType.isTrial(trial.customerType)
  })
