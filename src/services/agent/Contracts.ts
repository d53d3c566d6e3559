import { Context, Effect, Layer } from "effect"

import * as Contract from "#domain/agent/Contract.ts"
import type { Member } from "#domain/account/Member.ts"
import * as MemberType from "#domain/MemberType.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { Backend } from "#services/Backend.ts"

/** The contracts of a member's agency. */
export class Contracts extends Context.Service<
  Contracts,
  {
    /** The contract prompts of a renewed member, in order; none for types 4, 40, 41 and 42 (spec §4). */
    readonly prompts: (member: Member) => Effect.Effect<ReadonlyArray<Contract.ContractPrompt>>
  }
>()("h5/services/Contracts") {
  static readonly layer = Layer.effect(
    Contracts,
    Effect.map(Backend, (backend) => ({
      prompts: (member) =>
        MemberType.isNonContract(member.type)
          ? Effect.succeed([])
          : backend.read(contractRequests, {}).pipe(
              Effect.map(Contract.prompts),
              // A failed prompt is fetched again at the next visit of home.
              Effect.catch((error) =>
                Effect.as(Effect.logWarning("Contract prompts failed", error.reason._tag), []),
              ),
            ),
    })),
  )
}
