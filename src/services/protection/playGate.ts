import { Effect } from "effect"

import { isPlayClosed } from "#domain/protection/PlayPermission.ts"
import type { Failure } from "#domain/Failure.ts"
import { lazyService } from "#services/lazyLayer.ts"

import { isPlayGated } from "./isPlayGated.ts"

const withProtections = lazyService(() => import("./Protections.ts").then(({ Protections }) => Protections))

export const hasChecks = Effect.flatMap(isPlayGated, (is) =>
  is
    ? withProtections(({ realityCheck }) => Effect.map(realityCheck, (check) => check !== undefined))
    : Effect.succeed(false),
)

/** Fails while the account may not play and deposit (gateway §11). */
export const mayPlay = Effect.flatMap(isPlayGated, (is) =>
  is ? withProtections(({ check }) => check) : Effect.void,
)

export const gated = <A, E extends { readonly reason: Failure }, R>(start: Effect.Effect<A, E, R>) =>
  Effect.andThen(mayPlay, Effect.tapError(start, followRefusal))

/** Closes open pages after the gateway has refused play or a deposit. */
export const followRefusal = ({ reason }: { readonly reason: Failure }) =>
  isPlayClosed(reason)
    ? Effect.flatMap(isPlayGated, (is) =>
        is ? Effect.ignore(withProtections(({ refused }) => refused(reason))) : Effect.void,
      )
    : Effect.void
