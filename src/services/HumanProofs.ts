import { Context, Effect, Layer, Option } from "effect"

import { geetestScript, languageFacts } from "#config/product.ts"
import * as Resource from "#domain/Resource.ts"
import * as Url from "#domain/Url.ts"
import { HumanCheck, type ProofCancelled, ProofUnavailable } from "#platform/HumanCheck.ts"

import { Preferences } from "./Preferences.ts"
import { SystemStatuses } from "./SystemStatuses.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** Proofs that a person is there, for what robots would abuse. */
export class HumanProofs extends Context.Service<
  HumanProofs,
  {
    /**
     * A proof for a purpose, as the wire takes it. Assumed: JSON text of the
     * purpose and of what the challenge gave; empty when the merchant has no challenge.
     */
    readonly prove: (purpose: "sms" | "register") => Effect.Effect<string, ProofCancelled | ProofUnavailable>
  }
>()("h5/services/HumanProofs") {
  static readonly layer = Layer.effect(
    HumanProofs,
    Effect.gen(function* () {
      const check = yield* HumanCheck
      const preferences = yield* Preferences
      const statuses = yield* SystemStatuses
      const whitelabels = yield* Whitelabels

      /** Assumed: a resource GEETEST names the script; else it is Geetest's own. */
      const script = Effect.map(statuses.cached, (status) => {
        const resources = Option.match(status, { onNone: () => [], onSome: ({ info }) => info.resources })
        return Resource.urlOf(resources, "GEETEST") ?? geetestScript
      })

      const whitelabel = Effect.flatMap(
        whitelabels.cached,
        Option.match({ onNone: () => whitelabels.refresh, onSome: Effect.succeed }),
      )

      const prove = Effect.fnUntraced(function* (purpose: "sms" | "register") {
        const { geetest } = yield* Effect.mapError(whitelabel, () => new ProofUnavailable())
        if (geetest === null) return ""
        const address = yield* script
        if (!Url.isSafe(address)) return yield* Effect.fail(new ProofUnavailable())
        const { tag } = languageFacts[yield* preferences.language]
        const given = yield* check.solve({ captchaId: geetest.captchaId, script: address, language: tag })
        return JSON.stringify({ purpose, given })
      })

      return HumanProofs.of({ prove })
    }),
  )
}
