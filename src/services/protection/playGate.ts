import { Effect } from "effect"

import { isPlayClosed } from "#domain/protection/PlayAccess.ts"
import type { Failure } from "#domain/Failure.ts"
import { lazyService } from "#services/lazyLayer.ts"

import { isPlayGated } from "./isPlayGated.ts"

const withProtections = lazyService(() => import("./Protections.ts").then(({ Protections }) => Protections))

/** Whether reality checks can interrupt the account's games. */
export const hasChecks = Effect.flatMap(isPlayGated, (is) =>
  is ? withProtections((protections) => protections.hasChecks) : Effect.succeed(false),
)

/** Fails while the account may not play and deposit (gateway §11). Without player protection it sends nothing. */
export const mayPlay = Effect.flatMap(isPlayGated, (is) =>
  is ? withProtections(({ check }) => check) : Effect.void,
)

/** A start of play: not sent while it may not be, and followed by a refetch of the access when the gateway refuses it. */
export const gated = <A, E extends { readonly reason: Failure }, R>(start: Effect.Effect<A, E, R>) =>
  Effect.andThen(mayPlay, Effect.tapError(start, followRefusal))

/** Refetches the access after the gateway refused play or a deposit, so that open pages close. */
export const followRefusal = ({ reason }: { readonly reason: Failure }) =>
  isPlayClosed(reason)
    ? Effect.flatMap(isPlayGated, (is) =>
        is ? Effect.ignore(withProtections(({ refresh }) => refresh)) : Effect.void,
      )
    : Effect.void
