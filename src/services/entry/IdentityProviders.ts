import { Context, Effect, Layer, Option } from "effect"

import { languageFacts } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import * as Identity from "#domain/entry/Identity.ts"
import * as Url from "#domain/Url.ts"
import { Firebase } from "#platform/Firebase.ts"
import { IdentityFailed, type WindowBlocked, type WindowClosed } from "#platform/identity.ts"
import { Preferences } from "#services/Preferences.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

export interface Mobile {
  readonly mobile: string
  readonly countryDialingCode: string
}

/** Logins and SMS codes of Firebase (open points 97 and 98). */
export class IdentityProviders extends Context.Service<
  IdentityProviders,
  {
    /** Whether Firebase sends the SMS codes. Until the setting is loaded, the gateway sends the codes. */
    readonly sendsCodes: Effect.Effect<boolean>
    readonly sendCode: (to: Mobile) => Effect.Effect<void, IdentityFailed>
    /** Returns an id token. A verified code stays valid until `forget`. */
    readonly verifyCode: (to: Mobile, code: string) => Effect.Effect<string, IdentityFailed>
    /** Loads the provider's code before the tap, because browsers block a delayed window. Reports no failure. */
    readonly prepare: Effect.Effect<void>
    readonly signIn: (
      provider: Identity.Provider,
    ) => Effect.Effect<string, IdentityFailed | WindowBlocked | WindowClosed>
    readonly forget: Effect.Effect<void>
  }
>()("h5/services/IdentityProviders") {
  static readonly layer = Layer.effect(
    IdentityProviders,
    Effect.gen(function* () {
      const firebase = yield* Firebase
      const preferences = yield* Preferences
      const whitelabels = yield* Whitelabels

      const unavailable = () =>
        new IdentityFailed({ reason: Failure.Refused({ code: "verification_failed", captcha: false }) })

      const firebaseSettings = Effect.gen(function* () {
        const project = Option.getOrUndefined(yield* whitelabels.cached)?.firebase ?? null
        if (project === null) return yield* Effect.fail(unavailable())
        // As for the gateway, plain HTTP is allowed only if the emulator runs on this device.
        const isSafe = project.authEmulator === "" || Url.isSafe(project.authEmulator)
        if (!isSafe) return yield* Effect.fail(unavailable())
        return { project, language: languageFacts[yield* preferences.language].tag }
      })

      const inTime = Effect.timeoutOrElse({
        duration: timings.identityTimeout,
        orElse: () => Effect.fail(new IdentityFailed({ reason: Failure.TimedOut() })),
      })

      const e164 = ({ mobile, countryDialingCode }: Mobile): string =>
        Identity.international(mobile, countryDialingCode)

      return IdentityProviders.of({
        sendsCodes: Effect.map(whitelabels.cached, Option.exists(Identity.sendsCodes)),
        sendCode: (to) => Effect.flatMap(firebaseSettings, (at) => inTime(firebase.sendCode(at, e164(to)))),
        verifyCode: (to, code) =>
          Effect.flatMap(firebaseSettings, (at) => firebase.verifyCode(at, e164(to), code)),
        prepare: firebaseSettings.pipe(Effect.flatMap(firebase.prepare), Effect.ignore),
        signIn: (provider) => Effect.flatMap(firebaseSettings, (at) => firebase.signIn(at, provider)),
        forget: firebase.forget,
      })
    }),
  )
}
