import { Context, Effect, Layer } from "effect"

import * as Contract from "#domain/Contract.ts"
import type { Member } from "#domain/Member.ts"
import * as MemberType from "#domain/MemberType.ts"
import { contractRequests } from "#gateway/calls/agent.ts"

import { Backend } from "./Backend.ts"

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
              // A prompt that cannot be asked for comes with the next visit of home.
              Effect.catch((error) =>
                Effect.as(Effect.logWarning("Contract prompts failed", error.reason._tag), []),
              ),
            ),
    })),
  )
}
