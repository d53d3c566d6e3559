import { Clock, Context, Duration, Effect, Layer } from "effect"

import { timings } from "#config/timings.ts"
import { sendEmailCode, sendLoginCode, sendRegisterCode } from "#gateway/calls/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import type { IdentityFailed } from "#platform/Firebase.ts"

import { Backend } from "./Backend.ts"
import { Identities, type Mobile } from "./Identities.ts"

/** What an SMS code is for. */
export type Purpose = "register" | "login" | "recover"

/** Codes that prove a mobile number or an e-mail address. Sending is never repeated by itself. */
export class Codes extends Context.Service<
  Codes,
  {
    /**
     * Sends a code by SMS; answers when it ends by the server's clock, epoch milliseconds.
     *
     * Where the merchant's codes go by Firebase, that sends it, but not for a recovery: the
     * gateway has to know the code then. Assumed: another one may be asked for after a minute.
     */
    readonly sendSms: (
      purpose: Purpose,
      to: Mobile,
      proof: string,
    ) => Effect.Effect<number, GatewayError | IdentityFailed>
    /** Sends a code for a recovery by e-mail; answers when it ends. */
    readonly sendEmail: (username: string, email: string) => Effect.Effect<number, GatewayError>
  }
>()("h5/services/Codes") {
  static readonly layer = Layer.effect(
    Codes,
    Effect.gen(function* () {
      const backend = yield* Backend
      const identities = yield* Identities

      const byGateway = (purpose: Purpose, { mobile, countryDialingCode }: Mobile, verification: string) =>
        Effect.map(
          purpose === "register"
            ? backend.change(sendRegisterCode, { mobileNum: mobile, countryDialingCode, verification })
            : backend.change(sendLoginCode, { mobileNo: mobile, countryDialingCode, verification }),
          ({ expirationTime }) => expirationTime,
        )

      const byFirebase = Effect.fnUntraced(function* (to: Mobile) {
        yield* identities.sendCode(to)
        return (yield* Clock.currentTimeMillis) + Duration.toMillis(timings.codeInitial)
      })

      const sendSms = Effect.fnUntraced(function* (purpose: Purpose, to: Mobile, proof: string) {
        const isFirebases = purpose !== "recover" && (yield* identities.sendsCodes)
        return yield* isFirebases ? byFirebase(to) : byGateway(purpose, to, proof)
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
  ).pipe(Layer.provide(Identities.layer))
}
