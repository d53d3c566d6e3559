import { Context, Effect, Layer, Option } from "effect"

import { languageFacts } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import * as Identity from "#domain/Identity.ts"
import * as Url from "#domain/Url.ts"
import { Firebase, IdentityFailed, type WindowBlocked, type WindowClosed } from "#platform/Firebase.ts"

import { Preferences } from "./Preferences.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** A number that a code goes to. */
export interface Mobile {
  readonly mobile: string
  readonly countryDialingCode: string
}

/** Proofs of who a player is, by the merchant's project at Firebase (decisions 97 and 98). */
export class Identities extends Context.Service<
  Identities,
  {
    /** Whether the merchant's SMS codes go by Firebase; they go by the gateway where that is not known. */
    readonly sendsCodes: Effect.Effect<boolean>
    readonly sendCode: (to: Mobile) => Effect.Effect<void, IdentityFailed>
    /** An id token for who knows the code that was sent; a code that was right stays so until it is forgotten. */
    readonly proveCode: (to: Mobile, code: string) => Effect.Effect<string, IdentityFailed>
    /** Fetches what a provider's window needs, so that it opens within the press. Silent. */
    readonly prepare: Effect.Effect<void>
    /** An id token for who logs in at a provider. */
    readonly signIn: (
      provider: Identity.Provider,
    ) => Effect.Effect<string, IdentityFailed | WindowBlocked | WindowClosed>
    /** Codes and players are forgotten: the gateway has taken the proof. */
    readonly forget: Effect.Effect<void>
  }
>()("h5/services/Identities") {
  static readonly layer = Layer.effect(
    Identities,
    Effect.gen(function* () {
      const firebase = yield* Firebase
      const preferences = yield* Preferences
      const whitelabels = yield* Whitelabels

      const unavailable = () =>
        new IdentityFailed({ reason: Failure.Refused({ code: "no_permission", captcha: false }) })

      const desk = Effect.gen(function* () {
        const project = Option.getOrUndefined(yield* whitelabels.cached)?.firebase ?? null
        if (project === null) return yield* Effect.fail(unavailable())
        // An emulator is spoken to like a gateway: never in the clear but on this device.
        const isSafe = project.authEmulator === "" || Url.isSafe(project.authEmulator)
        if (!isSafe) return yield* Effect.fail(unavailable())
        return { project, language: languageFacts[yield* preferences.language].tag }
      })

      const inTime = Effect.timeoutOrElse({
        duration: timings.identityWait,
        orElse: () => Effect.fail(new IdentityFailed({ reason: Failure.TimedOut() })),
      })

      const e164 = ({ mobile, countryDialingCode }: Mobile): string =>
        Identity.international(mobile, countryDialingCode)

      return Identities.of({
        sendsCodes: Effect.map(whitelabels.cached, Option.exists(Identity.sendsCodes)),
        sendCode: (to) => Effect.flatMap(desk, (at) => inTime(firebase.sendCode(at, e164(to)))),
        proveCode: (to, code) => Effect.flatMap(desk, (at) => firebase.proveCode(at, e164(to), code)),
        prepare: desk.pipe(Effect.flatMap(firebase.prepare), Effect.ignore),
        signIn: (provider) => Effect.flatMap(desk, (at) => firebase.signIn(at, provider)),
        forget: firebase.forget,
      })
    }),
  )
}
