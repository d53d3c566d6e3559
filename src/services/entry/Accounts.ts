import { Context, Effect, Layer, Option } from "effect"

import * as Credentials from "#domain/entry/Credentials.ts"
import * as Merchant from "#domain/Merchant.ts"
import * as MemberType from "#domain/MemberType.ts"
import { accountOf, type Session } from "#domain/Session.ts"
import { freePlay, logout, trialUser } from "#gateway/calls/entry/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import type { IdentityFailed } from "#platform/Firebase.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"
import { ActingAccount, CurrentSession } from "#services/CurrentSession.ts"

import { IdentityProviders } from "./IdentityProviders.ts"
import { logIns, type SocialProof } from "./logIns.ts"
import { type Remembered, rememberedLogins } from "./rememberedLogins.ts"

/** Login, free play and logout. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** Logs in and starts the session. Stores the login or removes it, depending on `remember`. */
    readonly logIn: (
      mode: Credentials.Mode,
      credentials: Credentials.Credentials,
      remember: boolean,
    ) => Effect.Effect<Session, GatewayError | IdentityFailed>
    /** Logs in by a provider's proof and starts the session. Stores no login on the device. */
    readonly logInWith: (proof: SocialProof) => Effect.Effect<Session, GatewayError>
    /** The stored login of a mode. */
    readonly remembered: (mode: Credentials.Mode) => Effect.Effect<Option.Option<Remembered>>
    /** Logs in with the stored name. A refusal disables auto-login, because it would be refused each time. */
    readonly renew: Effect.Effect<void, GatewayError | IdentityFailed>
    /**
     * Starts a free-play session with the trial merchant; returns whether it has the trial flag.
     * The captcha is empty unless the gateway required one.
     */
    readonly playFree: (captcha: string) => Effect.Effect<boolean, GatewayError>
    /** Sends the logout of a session. Its response is ignored (decision 106). */
    readonly logOut: (session: Session) => Effect.Effect<void>
  }
>()("h5/services/Accounts") {
  static readonly layer = Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const backend = yield* Backend
      const storage = yield* Storage
      const current = yield* CurrentSession

      const logins = rememberedLogins(storage)

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

      return Accounts.of({
        logIn,
        logInWith,
        remembered: logins.of,
        renew,
        playFree: freePlayOf(backend, current),
        logOut: ({ token, merchantCode }) => {
          const merchant = merchantCode || current.siteMerchant
          return Effect.ignore(backend.sendAs({ token, merchant }, logout, {}))
        },
      })
    }),
  ).pipe(Layer.provide(IdentityProviders.layer))
}

/** Starts free play at the trial merchant, with the captcha's solution; empty without a captcha. */
const freePlayOf = (backend: Backend["Service"], current: CurrentSession["Service"]) =>
  Effect.fnUntraced(function* (answer: string) {
    const trial = yield* backend.change(freePlay, {
      moduleId: "FREEPLAY3",
      ...(answer === "" ? {} : { captcha: answer }),
    })
    // Without the trial flag nothing starts, and a session that started during the call stays.
    if (!MemberType.isTrial(trial.customerType) || Option.isSome(yield* current.get)) return false
    const merchant = yield* current.merchant
    const session: Session = {
      token: trial.token,
      merchantCode: Merchant.trial(merchant),
      id: "",
      userName: trial.userName,
      type: trial.customerType,
      firstTimeLogin: false,
    }
    yield* current.start(session)
    const account = yield* Effect.provideService(
      backend.read(trialUser, {}),
      ActingAccount,
      accountOf(session),
    )
    yield* current.keepTrialAccount(account)
    return true
  })
