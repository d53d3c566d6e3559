import { Context, Effect, Layer } from "effect"

import type { Language } from "#config/product.ts"
import type { Topic } from "#domain/Help.ts"
import { helpTopics } from "#gateway/calls/help.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** What the merchant explains. */
export class HelpCentre extends Context.Service<
  HelpCentre,
  {
    /** The topics in a language, in their order (spec §7 "help center"). */
    readonly topics: (language: Language) => Effect.Effect<ReadonlyArray<Topic>, GatewayError>
  }
>()("h5/services/HelpCentre") {
  static readonly layer = Layer.effect(
    HelpCentre,
    Effect.map(Backend, (backend) => ({
      topics: (language) => backend.read(helpTopics, { lang: language, device: "MOBILE" }),
    })),
  )
}
