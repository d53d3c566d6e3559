import { Context, Effect, Layer } from "effect"

import type { HeadIcons as Choice } from "#domain/HeadIcon.ts"
import { chooseHeadIcon, headIcons } from "#gateway/calls/headIcon.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The pictures a member may be seen by. */
export class HeadIcons extends Context.Service<
  HeadIcons,
  {
    /** The member's own, and those to choose from. */
    readonly all: Effect.Effect<Choice, GatewayError>
    /** Takes another one; asked once, never repeated by itself. */
    readonly choose: (icon: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/HeadIcons") {
  static readonly layer = Layer.effect(
    HeadIcons,
    Effect.map(Backend, (backend) => ({
      all: backend.read(headIcons, {}),
      choose: (icon) => Effect.asVoid(backend.change(chooseHeadIcon, { icon })),
    })),
  )
}
