import { Context, Effect, Layer } from "effect"

import { sendEmailCode, sendLoginCode, sendRegisterCode } from "#gateway/calls/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** What an SMS code is for: each purpose has a call of its own. */
export type Purpose = "register" | "login"

interface Mobile {
  readonly mobile: string
  readonly countryDialingCode: string
}

/** Codes that prove a mobile number or an e-mail address. Sending is never repeated by itself. */
export class Codes extends Context.Service<
  Codes,
  {
    /** Sends a code by SMS; answers when it ends by the server's clock, epoch milliseconds. */
    readonly sendSms: (purpose: Purpose, to: Mobile, proof: string) => Effect.Effect<number, GatewayError>
    /** Sends a code for a recovery by e-mail; answers when it ends. */
    readonly sendEmail: (username: string, email: string) => Effect.Effect<number, GatewayError>
  }
>()("h5/services/Codes") {
  static readonly layer = Layer.effect(
    Codes,
    Effect.map(Backend, (backend) =>
      Codes.of({
        sendSms: (purpose, { mobile, countryDialingCode }, verification) =>
          Effect.map(
            purpose === "register"
              ? backend.change(sendRegisterCode, { mobileNum: mobile, countryDialingCode, verification })
              : backend.change(sendLoginCode, { mobileNo: mobile, countryDialingCode, verification }),
            ({ expirationTime }) => expirationTime,
          ),
        sendEmail: (username, email) =>
          Effect.map(
            backend.change(sendEmailCode, { username, email }),
            ({ expirationTime }) => expirationTime,
          ),
      }),
    ),
  )
}
