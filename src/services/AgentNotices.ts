import { Context, Effect, Layer, Option } from "effect"

import { agentTypes, type Announcement } from "#domain/Announcement.ts"
import { announcements } from "#gateway/calls/announcements.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { homeInput } from "./Notices.ts"

/** Announcements for agents. */
export class AgentNotices extends Context.Service<
  AgentNotices,
  {
    /** The notices of type A (decision 20). None for guests, without a call. */
    readonly all: Effect.Effect<ReadonlyArray<Announcement>, GatewayError>
  }
>()("h5/services/AgentNotices") {
  static readonly layer = Layer.effect(
    AgentNotices,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const all = Effect.gen(function* () {
        const session = yield* current.get
        if (Option.isNone(session)) return []
        const input = homeInput(yield* current.merchant, session.value.token)
        const { agent } = yield* backend.read(announcements, { ...input, types: agentTypes })
        return agent
      })
      return AgentNotices.of({ all })
    }),
  )
}
