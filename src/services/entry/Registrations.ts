import { Context, Effect, Layer, Option } from "effect"

import { registerMethod } from "#domain/entry/RegisterMethod.ts"
import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import * as Registration from "#domain/entry/Registration.ts"
import type { Session } from "#domain/Session.ts"
import {
  checkEmail,
  checkUsername,
  register,
  registerMobile,
  registerSettings,
} from "#gateway/calls/entry/registration.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Device } from "#platform/Device.ts"
import type { IdentityFailed } from "#platform/identity.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

import { admission } from "./admission.ts"
import { IdentityProviders } from "./IdentityProviders.ts"
import { Invitations } from "./Invitations.ts"

export class Registrations extends Context.Service<
  Registrations,
  {
    /** A pattern that does not compile is logged and treated as missing. */
    readonly settings: Effect.Effect<RegisterForm.Settings, GatewayError>
    /** A failed check returns false, so that it blocks no registration. */
    readonly isTaken: (field: "username" | "email", value: string) => Effect.Effect<boolean>
    /** Verifies the SMS code if Firebase sent the code. Fails if the code is wrong. */
    readonly verifyCode: (draft: Registration.Draft) => Effect.Effect<void, IdentityFailed>
    readonly register: (
      draft: Registration.Draft,
      verificationToken: string,
    ) => Effect.Effect<Option.Option<Session>, GatewayError | IdentityFailed>
  }
>()("h5/services/Registrations") {
  static readonly layer = Layer.effect(
    Registrations,
    Effect.gen(function* () {
      const backend = yield* Backend
      const { untilKeyKnown } = yield* Whitelabels
      const storage = yield* Storage
      const invitations = yield* Invitations
      const device = yield* Device
      const identities = yield* IdentityProviders
      const { admit, start } = yield* admission

      const settings = backend.read(registerSettings, {}).pipe(
        Effect.tap((response) => {
          const broken = RegisterForm.brokenPatterns(response)
          return broken.length > 0
            ? Effect.logWarning("Patterns of registration do not compile", broken.join(", "))
            : Effect.void
        }),
      )

      const contextOf = Effect.fnUntraced(function* ({ circumstances }: Registration.Draft) {
        const hasWebclip = (yield* storage.get(storageItems.webclip)) !== ""
        return {
          host: device.host,
          registerMethod: registerMethod(yield* device.platform, hasWebclip),
          affiliateCode: circumstances.affiliate === "valid" ? yield* invitations.codeOfAddress : "",
        }
      })

      const send = Effect.fnUntraced(function* (draft: Registration.Draft, verification: string) {
        const { mode } = draft.circumstances
        const idToken = yield* tokenOfCode(identities, draft)
        yield* untilKeyKnown
        const payload = Registration.payload(draft, yield* contextOf(draft))
        const call = mode === "mobile" ? registerMobile : register
        const response = yield* backend.change(call, {
          ...Registration.request(mode, payload, idToken),
          verification,
        })
        yield* identities.forget
        if (response === null) return Option.none()
        yield* admit(call, response)
        yield* start(response)
        return Option.some(response)
      })

      return Registrations.of({
        settings,
        isTaken: takenAt(backend),
        verifyCode: (draft) => Effect.asVoid(tokenOfCode(identities, draft)),
        register: send,
      })
    }),
  ).pipe(Layer.provide([Invitations.layer, IdentityProviders.layer]))
}

const takenAt = (backend: Backend["Service"]) => (field: "username" | "email", value: string) =>
  (field === "username"
    ? backend.read(checkUsername, { username: value })
    : backend.read(checkEmail, { email: value })
  ).pipe(
    Effect.map(({ exists }) => exists),
    Effect.orElseSucceed(() => false),
  )

const tokenOfCode = (
  { verifyCode }: IdentityProviders["Service"],
  { typed, circumstances, countryDialingCode }: Registration.Draft,
): Effect.Effect<string | undefined, IdentityFailed> => {
  if (!RegisterForm.verifiesCode(circumstances)) return Effect.succeed(undefined)
  const { mobileNum: mobile, verificationCode } = RegisterForm.cleaned(typed)
  return verifyCode({ mobile, countryDialingCode }, verificationCode)
}
