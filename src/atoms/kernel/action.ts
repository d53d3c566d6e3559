import { Cause, type Duration, Effect, Exit, Option } from "effect"
import { atom, type Getter } from "jotai"

import * as Failure from "#domain/Failure.ts"
import type { Message } from "#i18n/messages.ts"
import type { AppServices } from "#services/layer.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom, refuseAtom, waitForAtom } from "../feedback.ts"
import { type CallError, runtimeAtom } from "./query.ts"

interface Action<Argument, A> {
  readonly run: (argument: Argument, get: Getter) => Effect.Effect<A, CallError, AppServices>
  /** Shows the please-wait loader meanwhile, at most that long; the call goes on. */
  readonly waits?: Duration.Duration
  /** Said when it is done. */
  readonly saved?: { readonly message: Message; readonly shownFor: Duration.Duration }
  /** A failure is told as a toast unless the spec wants silence. */
  readonly isSilent?: boolean
}

/**
 * Something a player does, as an atom to be set.
 *
 * One at a time: pressed again before it is done, it does nothing. Answers what
 * came of it, or nothing when it failed, which has been told by then.
 */
export const actionAtom = <Argument, A>(action: Action<Argument, A>) => {
  const busyAtom = atom(false)
  return atom(
    (get) => get(busyAtom),
    async (get, set, argument: Argument): Promise<Option.Option<A>> => {
      if (get(busyAtom)) return Option.none()
      set(busyAtom, true)
      const stopWaiting = action.waits === undefined ? () => {} : set(waitForAtom, action.waits)
      const exit = await get(runtimeAtom).runPromiseExit(
        // A read would wait for the network, and its loader with it; the player is told at once instead.
        Effect.flatMap(
          Visit.use(({ isOnline }) => isOnline),
          (online) =>
            online ? action.run(argument, get) : Effect.fail({ reason: Failure.Failure.Unreachable() }),
        ),
      )
      stopWaiting()
      set(busyAtom, false)
      if (Exit.isSuccess(exit)) {
        if (action.saved !== undefined) set(notifyAtom, { ...action.saved, tone: "good" })
        return Option.some(exit.value)
      }
      if (action.isSilent !== true) {
        const failure = Option.map(Cause.findErrorOption(exit.cause), ({ reason }) => Failure.message(reason))
        const message = Option.getOrElse(failure, (): Message => ({ key: "unknown_error" }))
        set(refuseAtom, message)
      }
      return Option.none()
    },
  )
}
