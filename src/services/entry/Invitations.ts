import { Context, Effect, Layer } from "effect"

import type { Affiliate } from "#domain/entry/RegisterForm.ts"
import { isPlain } from "#domain/TypedText.ts"
import { checkAffiliate } from "#gateway/calls/entry/registration.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"

export class Invitations extends Context.Service<
  Invitations,
  {
    /** Assumed: the code is the parameter `affiliateCode` of the address. Empty if there is no code. */
    readonly codeOfAddress: Effect.Effect<string>
    /** If the address has no code, checks the domain (open point 100). Returns `unknown` if the check fails. */
    readonly affiliate: Effect.Effect<Affiliate>
    readonly isInvited: (code: string) => Effect.Effect<boolean, GatewayError>
  }
>()("h5/services/Invitations") {
  static readonly layer = Layer.effect(
    Invitations,
    Effect.gen(function* () {
      const backend = yield* Backend
      const address = yield* Address
      const { host } = yield* Device

      const codeOfAddress = Effect.map(
        address.current,
        (path) => new URLSearchParams(path.split("?")[1] ?? "").get("affiliateCode") ?? "",
      )

      const isInvited = (code: string) =>
        backend.read(checkAffiliate, { code, domain: host }).pipe(
          Effect.as(true),
          Effect.catch((error) =>
            error.reason._tag === "Refused" ? Effect.succeed(false) : Effect.fail(error),
          ),
        )

      const affiliate = Effect.flatMap(codeOfAddress, (code): Effect.Effect<Affiliate> => {
        const refused = code === "" ? "unknown" : "invalid"
        // The address is untrusted: an invitation code that the field would refuse is invalid, and no request is sent.
        if (!isPlain(code)) return Effect.succeed("invalid")
        return isInvited(code).pipe(
          Effect.map((isGood): Affiliate => (isGood ? "valid" : refused)),
          Effect.orElseSucceed((): Affiliate => "unknown"),
        )
      })

      return Invitations.of({ codeOfAddress, affiliate, isInvited })
    }),
  )
}
