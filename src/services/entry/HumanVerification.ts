import { Context, Effect, Layer, Option } from "effect"

import { geetestScript, languageFacts } from "#config/product.ts"
import * as Resource from "#domain/frame/Resource.ts"
import * as Url from "#domain/Url.ts"
import { type VerificationCancelled, VerificationUnavailable } from "#platform/challenge.ts"
import { whitelabel as call } from "#gateway/calls/frame/system.ts"
import { Device } from "#platform/Device.ts"
import { HumanCheck } from "#platform/HumanCheck.ts"
import { whileOnline } from "#services/requestPolicy.ts"
import { Preferences } from "#services/Preferences.ts"
import { SystemStatuses } from "#services/frame/SystemStatuses.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

export class HumanVerification extends Context.Service<
  HumanVerification,
  {
    /** Assumed: the verification is JSON text. Empty if the merchant requires no human verification. */
    readonly verify: (
      purpose: "sms" | "register",
    ) => Effect.Effect<string, VerificationCancelled | VerificationUnavailable>
  }
>()("h5/services/HumanVerification") {
  static readonly layer = Layer.effect(
    HumanVerification,
    Effect.gen(function* () {
      const check = yield* HumanCheck
      const device = yield* Device
      const preferences = yield* Preferences
      const statuses = yield* SystemStatuses
      const whitelabels = yield* Whitelabels

      // Assumed: a resource GEETEST contains the script's address. The default is Geetest's own address.
      const script = Effect.map(statuses.cached, (status) => {
        const resources = Option.match(status, { onNone: () => [], onSome: ({ info }) => info.resources })
        return Resource.urlOf(resources, "GEETEST") ?? geetestScript
      })

      const whitelabel = Effect.flatMap(
        whitelabels.cached,
        // The player waits for the verification, so this request fails at once while the device is offline.
        Option.match({
          onNone: () => whileOnline(device, call)(whitelabels.refresh),
          onSome: Effect.succeed,
        }),
      )

      const verify = Effect.fnUntraced(function* (purpose: "sms" | "register") {
        const { geetest } = yield* Effect.mapError(whitelabel, () => new VerificationUnavailable())
        if (geetest === null) return ""
        const address = yield* script
        if (!Url.isSafe(address)) return yield* Effect.fail(new VerificationUnavailable())
        const { tag } = languageFacts[yield* preferences.language]
        const given = yield* check.solve({ captchaId: geetest.captchaId, script: address, language: tag })
        return JSON.stringify({ purpose, given })
      })

      return HumanVerification.of({ verify })
    }),
  )
}
