import { Cause, type Duration, Effect, Exit, type ManagedRuntime, Option } from "effect"
import { type Atom, atom, type Getter } from "jotai"
import { unwrap } from "jotai/utils"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { AppServices } from "#services/layer.ts"
import { fromDevice } from "#services/Backend.ts"
import { oncePainted, settled } from "#services/policy.ts"

import * as Remote from "./Remote.ts"

export type AppRuntime = ManagedRuntime.ManagedRuntime<AppServices, never>

const runtimeStateAtom = atom<AppRuntime | undefined>(undefined)

/** What effects run on; the app, a story or a test puts its own into the store. */
export const runtimeAtom = atom(
  (get) => {
    const runtime = get(runtimeStateAtom)
    if (runtime === undefined) throw new Error("The store has no runtime.")
    return runtime
  },
  (_get, set, runtime: AppRuntime) => set(runtimeStateAtom, runtime),
)

/** Grows when everything must be asked again: back online, back from the back-forward cache. */
export const wakeAtom = atom(0)

/** Changes with the session: no value outlives it, so that nobody sees another's (spec §6). */
export const identityAtom = atom("")

/** What calls fail with. */
export interface CallError {
  readonly reason: Failure.Failure
}

interface Held<A> {
  value: A | undefined
  /** Its last reader has gone since the last run. */
  wasLeft: boolean
  hasRun: boolean
  /** A run is under way, whose call another may join. */
  isRunning: boolean
}

interface Answer<A> {
  readonly held: Held<A>
  readonly remote: Remote.Remote<A>
}

const answerOf = <A>(held: Held<A>, exit: Exit.Exit<A, CallError>): Answer<A> => {
  if (Exit.isSuccess(exit)) {
    held.value = exit.value
    return { held, remote: Remote.Loaded({ value: exit.value, refreshing: false }) }
  }
  const reason = Option.map(Cause.findErrorOption(exit.cause), (error) => error.reason)
  const failure = Option.getOrElse(reason, () =>
    Failure.Failure.Malformed({ issue: Cause.pretty(exit.cause) }),
  )
  return { held, remote: Remote.Failed({ message: Failure.message(failure), previous: held.value }) }
}

type Make<A> = (get: Getter) => Effect.Effect<A, CallError, AppServices>

/** What the last visit kept; it is not read where the first answer is almost there. */
const lastOf = <A>(make: Make<A>, heldAtom: Atom<Held<A>>) =>
  unwrap(
    atom(async (get): Promise<A | undefined> => {
      const held = get(heldAtom)
      const last = fromDevice(make(get))
      const unlessKnown = Effect.suspend(() => (held.value === undefined ? last : Effect.succeed(held.value)))
      const exit = await get(runtimeAtom).runPromiseExit(Effect.delay(unlessKnown, timings.keptAfter))
      return Exit.isSuccess(exit) ? exit.value : undefined
    }),
  )

/**
 * A value of the backend as an atom; setting it asks again.
 *
 * It runs when it is first read, again when an atom that `make` read changes,
 * when it is mounted anew, and when the app wakes. A newer run interrupts the
 * older one. With `settle`, a re-run waits that long, so that quick changes
 * make one call; the first run does not wait. What `isPublic` is asked again
 * for another session, but may be shown meanwhile. What is `ofMember` is not
 * asked for once nobody is signed in, be its page on screen still. Of what is
 * `kept`, the last visit's value is shown until there is an answer; a failure is one.
 *
 * A run for who begins to read begins once the page is painted: the tap that led there is answered
 * first. Others begin at once, so that each is a trigger of its policy, and joins the call of what it replaces.
 */
export const queryAtom = <A>(
  make: Make<A>,
  options: {
    readonly settle?: Duration.Duration
    readonly isPublic?: boolean
    readonly ofMember?: boolean
    readonly kept?: boolean
  } = {},
) => {
  const runsAtom = atom(0)
  const heldAtom = atom((get): Held<A> => {
    if (options.isPublic !== true) get(identityAtom)
    return { value: undefined, wasLeft: false, hasRun: false, isRunning: false }
  })
  const answerAtom = atom((get, { signal }): Promise<Answer<A>> => {
    get(runsAtom)
    get(wakeAtom)
    if (get(identityAtom) === "" && options.ofMember === true) return new Promise(() => {})
    const held = get(heldAtom)
    const effect = make(get)
    const isForReader = (!held.hasRun || held.wasLeft) && !held.isRunning
    const begun = isForReader ? oncePainted(effect) : effect
    const waits = held.hasRun && options.settle !== undefined
    const run = waits ? settled("settle", options.settle)(effect) : begun
    Object.assign(held, { hasRun: true, isRunning: true, wasLeft: false })
    return get(runtimeAtom)
      .runPromiseExit(run, { signal })
      .then((exit) => {
        // One that was replaced leaves another under way.
        held.isRunning = signal.aborted
        return answerOf(held, exit)
      })
  })
  const shownAtom = unwrap(
    answerAtom,
    (previous): Answer<A> | undefined =>
      previous && { ...previous, remote: Remote.refreshing(previous.remote) },
  )
  const lastAtom = lastOf(make, heldAtom)
  const queryAtom = atom(
    (get): Remote.Remote<A> => {
      const shown = get(shownAtom)
      if (shown?.held === get(heldAtom)) return shown.remote
      const last = options.kept === true ? get(lastAtom) : undefined
      return last === undefined ? Remote.Loading() : Remote.Loaded({ value: last, refreshing: true })
    },
    (get, set, cause: "asked" | "mounted" | "left" = "asked") => {
      const held = get(heldAtom)
      if (cause === "left") held.wasLeft = true
      else if (cause === "asked" || held.wasLeft) set(runsAtom, (runs) => runs + 1)
    },
  )
  queryAtom.onMount = (set) => {
    set("mounted")
    return () => set("left")
  }
  return queryAtom
}
