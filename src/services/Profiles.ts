import { Context, Effect, Layer } from "effect"

import type { Part } from "#domain/MemberDetails.ts"
import * as calls from "#gateway/calls/profile.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The parts of my account. */
export class Profiles extends Context.Service<
  Profiles,
  {
    /** Sets a part that is empty; once, never repeated by itself. */
    readonly set: (part: Part, value: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Profiles") {
  static readonly layer = Layer.effect(
    Profiles,
    Effect.map(Backend, ({ change }) => {
      const set = (part: Part, value: string) => {
        switch (part) {
          case "nickname":
            return change(calls.setNickname, { nickname: value })
          case "email":
            return change(calls.setEmail, { email: value })
          case "payeeName":
            return change(calls.setPayeeName, { payeeName: value })
        }
      }
      return { set: (part, value) => Effect.asVoid(set(part, value)) }
    }),
  )
}
