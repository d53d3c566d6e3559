import { Context, Effect, Layer, Option } from "effect"

import * as Credentials from "#domain/Credentials.ts"
import * as Merchant from "#domain/Merchant.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { RememberedLogin } from "#domain/RememberedLogin.ts"
import type { Session } from "#domain/Session.ts"
import { captcha, freePlay, login, logout, trialUser } from "#gateway/calls/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { type Remembered, rememberedLogins } from "./rememberedLogins.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** Ways in and out. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** Logs in by name and starts the session; keeps or forgets the login as `remember` says. */
    readonly logIn: (
      credentials: Credentials.Credentials,
      remember: boolean,
    ) => Effect.Effect<Session, GatewayError>
    /** The login that was kept for this mode. */
    readonly remembered: (type: RememberedLogin["type"]) => Effect.Effect<Option.Option<Remembered>>
    /** A fresh captcha image, base64. */
    readonly captcha: Effect.Effect<string, GatewayError>
    /** Starts a free-play session with the trial merchant; answers whether it carries the trial flag. */
    readonly playFree: Effect.Effect<boolean, GatewayError>
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
      const whitelabels = yield* Whitelabels

      const logins = rememberedLogins(storage)

      const logIn = Effect.fnUntraced(function* (typed: Credentials.Credentials, remember: boolean) {
        const { captcha: answer, ...fields } = Credentials.trimmed(typed)
        // The key that protects the password comes with the whitelabel answer.
        if (Option.isNone(yield* whitelabels.cached)) yield* whitelabels.refresh
        const session = yield* backend.change(login, {
          ...fields,
          type: "username",
          ...(answer === "" ? {} : { captcha: answer }),
        })
        yield* logins.keep({ ...fields, captcha: "" }, remember)
        yield* current.start(session)
        return session
      })

      const playFree = Effect.gen(function* () {
        const trial = yield* backend.change(freePlay, { moduleId: "FREEPLAY3" })
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
        yield* storage.set(slots.trialName, account.userName)
        return MemberType.isTrial(trial.customerType)
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
        remembered: logins.of,
        captcha: backend.read(captcha, {}),
        playFree,
        logOut,
      })
    }),
  )
}
