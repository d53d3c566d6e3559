import { Cause, type Duration, Effect, Exit, Option } from "effect"
import { atom, type Getter } from "jotai"

import * as Failure from "#domain/Failure.ts"
import type { Message } from "#i18n/messages.ts"
import type { AppServices } from "#services/layer.ts"

import { type NewToast, notifyAtom, refuseAtom } from "./toasts.ts"
import { waitForAtom } from "./loader.ts"
import type { CallError } from "./query.ts"
import { actingAccountAtom, actingAtom, runtimeAtom } from "./runtime.ts"

interface Action<Argument, A> {
  readonly run: (argument: Argument, get: Getter) => Effect.Effect<A, CallError, AppServices>
  readonly waits?: Duration.Duration
  readonly saved?: Omit<NewToast, "tone">
  readonly message?: (failure: Failure.Failure) => Message
  /** If true, a failure shows no toast. The specification requires this for some actions. */
  readonly isSilent?: boolean
}

/** Setting the atom while its action runs has no effect. Resolves to none after a failure. */
export const actionAtom = <Argument, A>(action: Action<Argument, A>) => {
  const busyAtom = atom(false)
  const { message: textOf = Failure.message } = action
  const runAtom = atom(null, async (get, set, argument: Argument): Promise<Option.Option<A>> => {
    if (get(busyAtom)) return Option.none()
    set(busyAtom, true)
    const stopWaiting = action.waits === undefined ? () => {} : set(waitForAtom, action.waits)
    const account = get(actingAccountAtom)
    const exit = await get(runtimeAtom).runPromiseExit(
      get(actingAtom)(Effect.suspend(() => action.run(argument, get))),
    )
    stopWaiting()
    set(busyAtom, false)
    const now = get(actingAccountAtom)
    // If another account has logged in meanwhile, that account must not see the outcome.
    if (account !== undefined && account !== "" && now !== "" && now !== account) return Option.none()
    if (Exit.isSuccess(exit)) {
      if (action.saved !== undefined) set(notifyAtom, { ...action.saved, tone: "good" })
      return Option.some(exit.value)
    }
    if (action.isSilent !== true) {
      const failure = Option.map(Cause.findErrorOption(exit.cause), ({ reason }) => textOf(reason))
      set(
        refuseAtom,
        Option.getOrElse(failure, (): Message => ({ key: "something_failed" })),
      )
    }
    return Option.none()
  })
  return Object.assign(runAtom, { isRunningAtom: atom((get) => get(busyAtom)) })
}
