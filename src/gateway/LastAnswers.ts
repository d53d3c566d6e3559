import { Context, Effect } from "effect"

import { Failure } from "#domain/Failure.ts"

import type { WireAnswer, WireRequest } from "./Transport.ts"

interface LastAnswers {
  /** Fails with `Unreachable` where nothing is kept. */
  readonly find: (request: WireRequest) => Effect.Effect<WireAnswer, Failure>
  /** Told of each good answer; which of them are kept is not the gateway's to say. */
  readonly keep: (request: WireRequest, answer: WireAnswer) => Effect.Effect<void>
}

/** The last good answers that the device has; none, unless the app says where they are kept. */
export const LastAnswers = Context.Reference<LastAnswers>("h5/gateway/LastAnswers", {
  defaultValue: () => ({ find: () => Effect.fail(Failure.Unreachable()), keep: () => Effect.void }),
})

/** Whether a call is answered by the last answer that the device has, and the network is not asked. */
export const FromDevice = Context.Reference<boolean>("h5/gateway/FromDevice", { defaultValue: () => false })
