import { Context, Effect, Layer, Option } from "effect"

import type { Member } from "#domain/Member.ts"
import * as MemberType from "#domain/MemberType.ts"
import { memberInfo } from "#gateway/calls/member.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Address } from "#platform/Address.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { SessionToken } from "#domain/Session.ts"

/** What is known of the member behind the session. */
export class Members extends Context.Service<
  Members,
  {
    /** The member as the backend knows them now; nobody for guests, without a call. */
    readonly renew: Effect.Effect<Option.Option<Member>, GatewayError>
    /** Takes a session token out of the address, keeps it and renews the member (spec §3 "Session info"). */
    readonly adoptFromAddress: Effect.Effect<void>
  }
>()("h5/services/Members") {
  static readonly layer = Layer.effect(
    Members,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const address = yield* Address

      const renew = Effect.gen(function* () {
        const session = yield* current.get
        if (Option.isNone(session)) return Option.none<Member>()
        return Option.some(yield* backend.read(memberInfo, {}))
      })

      const adoptFromAddress = Effect.gen(function* () {
        const found = yield* address.take("token")
        if (found === "") return
        const token = SessionToken.make(found)
        const merchantCode = yield* current.merchant
        const unknownYet = { id: "", userName: "", type: MemberType.unknown, firstTimeLogin: false }
        yield* current.start({ token, merchantCode, ...unknownYet })
        const member = yield* backend.read(memberInfo, {})
        yield* current.start({
          ...unknownYet,
          ...member,
          token,
          merchantCode: member.merchantCode || merchantCode,
        })
      }).pipe(
        Effect.catch((error) =>
          Effect.logWarning("The token of the address was not accepted", error.reason._tag),
        ),
      )

      return Members.of({ renew, adoptFromAddress })
    }),
  )
}
