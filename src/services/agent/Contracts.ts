import { Context, Effect, Layer } from "effect"

import * as Contract from "#domain/agent/Contract.ts"
import type { Member } from "#domain/account/Member.ts"
import * as MemberType from "#domain/MemberType.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { Backend } from "#services/Backend.ts"

export class Contracts extends Context.Service<
  Contracts,
  {
    readonly prompts: (member: Member) => Effect.Effect<ReadonlyArray<Contract.ContractPrompt>>
  }
>()("h5/services/Contracts") {
  static readonly layer = Layer.effect(
    Contracts,
    Effect.map(Backend, (backend) => ({
      prompts: (member) =>
        // Members of types 4, 40, 41 and 42 have no contracts (spec §4).
        MemberType.isNonContract(member.type)
          ? Effect.succeed([])
          : backend.read(contractRequests, {}).pipe(
              Effect.map(Contract.prompts),
              // After a failure no prompt shows. The next time that home opens, the prompts are fetched again.
              Effect.catch((error) =>
                Effect.as(Effect.logWarning("Contract prompts failed", error.reason._tag), []),
              ),
            ),
    })),
  )
}
