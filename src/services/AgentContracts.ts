import { Context, Effect, Layer, Option } from "effect"

import * as AgentContract from "#domain/AgentContract.ts"
import * as calls from "#gateway/calls/agentContracts.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** The contracts of an agent. */
export class AgentContracts extends Context.Service<
  AgentContracts,
  {
    /** What there is of a kind: asked, in force, before. The dividend's is asked for with the token (spec §7). */
    readonly standing: (kind: AgentContract.Kind) => Effect.Effect<AgentContract.Standing, GatewayError>
    /** Accepts or refuses a contract; asked once, never repeated by itself. */
    readonly answer: (contractId: string, accept: boolean) => Effect.Effect<void, GatewayError>
    /** Asks for a refused contract again; asked once. */
    readonly apply: (contractId: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/AgentContracts") {
  static readonly layer = Layer.effect(
    AgentContracts,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession

      const daily = Effect.map(
        Effect.all(
          [
            backend.read(calls.salaryContractRequest, {}),
            backend.read(calls.salaryContract, {}),
            backend.read(calls.salaryContractHistory, {}),
          ],
          { concurrency: "unbounded" },
        ),
        (lists) => lists.flat(),
      )

      const dividend = Effect.flatMap(current.get, (session) =>
        backend.read(calls.dividendContracts, {
          token: Option.match(session, { onNone: () => "", onSome: ({ token }) => token }),
        }),
      )

      return AgentContracts.of({
        standing: (kind) =>
          kind === "dividend"
            ? Effect.map(dividend, AgentContract.standing)
            : Effect.map(daily, (contracts) =>
                AgentContract.standing(contracts.filter((each) => AgentContract.isOf(kind, each))),
              ),
        answer: (contractId, accept) =>
          Effect.asVoid(backend.change(calls.answerContract, { contractId, accept })),
        apply: (contractId) =>
          Effect.asVoid(backend.change(calls.applyForContract, { contractId, accept: true })),
      })
    }),
  )
}
