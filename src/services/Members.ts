import { Context, Effect, Layer, Option } from "effect"

import * as Contract from "#domain/Contract.ts"
import type { Member } from "#domain/Member.ts"
import * as MemberType from "#domain/MemberType.ts"
import { contractRequests } from "#gateway/calls/agent.ts"
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
    /** The contract prompts of a renewed member, in order; none for types 4, 40, 41 and 42 (spec §4). */
    readonly contractPrompts: (member: Member) => Effect.Effect<ReadonlyArray<Contract.ContractPrompt>>
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

      return Members.of({
        renew,
        contractPrompts: (member) =>
          MemberType.isNonContract(member.type)
            ? Effect.succeed([])
            : backend.read(contractRequests, {}).pipe(
                Effect.map(Contract.prompts),
                // A prompt that cannot be asked for comes with the next visit of home.
                Effect.catch((error) =>
                  Effect.as(Effect.logWarning("Contract prompts failed", error.reason._tag), []),
                ),
              ),
        adoptFromAddress,
      })
    }),
  )
}
