import { Context, Effect, Layer } from "effect"

import type { MemberTask } from "#domain/MemberTask.ts"
import { memberTasks } from "#gateway/calls/tasks.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The tasks that a member is rewarded for. */
export class MemberTasks extends Context.Service<
  MemberTasks,
  { readonly all: Effect.Effect<ReadonlyArray<MemberTask>, GatewayError> }
>()("h5/services/MemberTasks") {
  static readonly layer = Layer.effect(
    MemberTasks,
    Effect.map(Backend, (backend) => ({ all: backend.read(memberTasks, {}) })),
  )
}
