import { Context, Duration, Effect, Layer } from "effect"

import { timings } from "#config/timings.ts"
import { sendEmailCode, sendLoginCode, sendRegisterCode } from "#gateway/calls/entry/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import type { IdentityFailed } from "#platform/identity.ts"
import { Backend } from "#services/Backend.ts"

import { IdentityProviders, type Mobile } from "./IdentityProviders.ts"

export type Purpose = "register" | "login" | "recover"

export class Codes extends Context.Service<
  Codes,
  {
    /**
     * Returns the expiry in the server's epoch milliseconds.
     *
     * Assumed: the player may request another code after a minute.
     */
    readonly sendSms: (
      purpose: Purpose,
      to: Mobile,
      verificationToken: string,
    ) => Effect.Effect<number, GatewayError | IdentityFailed>
    readonly sendEmail: (username: string, email: string) => Effect.Effect<number, GatewayError>
  }
>()("h5/services/Codes") {
  static readonly layer = Layer.effect(
    Codes,
    Effect.gen(function* () {
      const backend = yield* Backend
      const identities = yield* IdentityProviders

      const byGateway = (purpose: Purpose, { mobile, countryDialingCode }: Mobile, verification: string) =>
        Effect.map(
          purpose === "register"
            ? backend.change(sendRegisterCode, { mobileNum: mobile, countryDialingCode, verification })
            : backend.change(sendLoginCode, { mobileNo: mobile, countryDialingCode, verification }),
          ({ expirationTime }) => expirationTime,
        )

      const byFirebase = Effect.fnUntraced(function* (to: Mobile) {
        yield* identities.sendCode(to)
        return (yield* backend.now) + Duration.toMillis(timings.codeInitial)
      })

      const sendSms = Effect.fnUntraced(function* (purpose: Purpose, to: Mobile, verificationToken: string) {
        const isFirebases = purpose !== "recover" && (yield* identities.sendsCodes)
        return yield* isFirebases ? byFirebase(to) : byGateway(purpose, to, verificationToken)
      })

      return Codes.of({
        sendSms,
        sendEmail: (username, email) =>
          Effect.map(
            backend.change(sendEmailCode, { username, email }),
            ({ expirationTime }) => expirationTime,
          ),
      })
    }),
  ).pipe(Layer.provide(IdentityProviders.layer))
}
