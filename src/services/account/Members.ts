import { Context, Effect, Layer, Option } from "effect"

import type { Member } from "#domain/account/Member.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

export class Members extends Context.Service<
  Members,
  {
    readonly renew: Effect.Effect<Option.Option<Member>, GatewayError>
  }
>()("h5/services/Members") {
  static readonly layer = Layer.effect(
    Members,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession

      const renew = Effect.gen(function* () {
        const session = yield* current.get
        if (Option.isNone(session)) return Option.none<Member>()
        return Option.some(yield* backend.read(memberInfo, {}))
      })

      return Members.of({ renew })
    }),
  )
}
