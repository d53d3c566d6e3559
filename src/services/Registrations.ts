import { Context, Effect, Layer, Option } from "effect"

import type { Country } from "#domain/Country.ts"
import { registerMethod } from "#domain/RegisterMethod.ts"
import * as RegisterForm from "#domain/RegisterForm.ts"
import * as Registration from "#domain/Registration.ts"
import type { Session } from "#domain/Session.ts"
import {
  checkEmail,
  checkUsername,
  countries,
  register,
  registerMobile,
  registerSettings,
} from "#gateway/calls/registration.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Device } from "#platform/Device.ts"
import type { IdentityFailed } from "#platform/Firebase.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { Identities } from "./Identities.ts"
import { Invitations } from "./Invitations.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** Registrations of new players (spec §2 "Register screen"). */
export class Registrations extends Context.Service<
  Registrations,
  {
    /** The fields of the form; a pattern that does not compile is reported and counts as absent. */
    readonly settings: Effect.Effect<RegisterForm.Settings, GatewayError>
    readonly countries: Effect.Effect<ReadonlyArray<Country>, GatewayError>
    /** Whether a name or an address is taken; a check that fails says no, for it must not hold up anybody. */
    readonly isTaken: (field: "username" | "email", value: string) => Effect.Effect<boolean>
    /** Verifies the code of a draft where it is Firebase's: nothing is sent on unless it is right. */
    readonly verifyCode: (draft: Registration.Draft) => Effect.Effect<void, IdentityFailed>
    /**
     * Registers once, never repeated by itself; starts the session of the answer if it has one.
     * `proof` says that a person is there.
     */
    readonly register: (
      draft: Registration.Draft,
      proof: string,
    ) => Effect.Effect<Option.Option<Session>, GatewayError | IdentityFailed>
  }
>()("h5/services/Registrations") {
  static readonly layer = Layer.effect(
    Registrations,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const whitelabels = yield* Whitelabels
      const storage = yield* Storage
      const invitations = yield* Invitations
      const device = yield* Device
      const identities = yield* Identities

      const settings = backend.read(registerSettings, {}).pipe(
        Effect.tap((answer) => {
          const broken = RegisterForm.brokenPatterns(answer)
          return broken.length > 0
            ? Effect.logWarning("Patterns of registration do not compile", broken.join(", "))
            : Effect.void
        }),
      )

      const isTaken = (field: "username" | "email", value: string) =>
        (field === "username"
          ? backend.read(checkUsername, { username: value })
          : backend.read(checkEmail, { email: value })
        ).pipe(
          Effect.map(({ exists }) => exists),
          Effect.orElseSucceed(() => false),
        )

      const place = Effect.fnUntraced(function* ({ circumstances }: Registration.Draft) {
        const hasWebclip = (yield* storage.get(slots.webclip)) !== ""
        return {
          host: device.host,
          registerMethod: registerMethod(yield* device.platform, hasWebclip),
          affiliateCode: circumstances.affiliate === "valid" ? yield* invitations.codeOfAddress : "",
        }
      })

      const send = Effect.fnUntraced(function* (draft: Registration.Draft, verification: string) {
        const { way } = draft.circumstances
        const idToken = yield* tokenOfCode(identities, draft)
        // The key that protects the password comes with the whitelabel answer.
        if (Option.isNone(yield* whitelabels.cached)) yield* whitelabels.refresh
        const payload = Registration.payload(draft, yield* place(draft))
        const answer = yield* backend.change(way === "mobile" ? registerMobile : register, {
          ...Registration.request(way, payload, idToken),
          verification,
        })
        yield* identities.forget
        if (answer === null) return Option.none()
        yield* current.start(answer)
        return Option.some(answer)
      })

      return Registrations.of({
        settings,
        countries: backend.read(countries, {}),
        isTaken,
        verifyCode: (draft) => Effect.asVoid(tokenOfCode(identities, draft)),
        register: send,
      })
    }),
  ).pipe(Layer.provide([Invitations.layer, Identities.layer]))
}

/** The id token for the code of a draft; none where the code is the gateway's, or there is none. */
const tokenOfCode = (
  { proveCode }: Identities["Service"],
  { typed, circumstances, countryDialingCode }: Registration.Draft,
): Effect.Effect<string | undefined, IdentityFailed> => {
  if (!RegisterForm.verifiesCode(typed, circumstances)) return Effect.succeed(undefined)
  const { mobileNum: mobile, verificationCode } = RegisterForm.cleaned(typed)
  return proveCode({ mobile, countryDialingCode }, verificationCode)
}
