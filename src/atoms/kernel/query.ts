import { Cause, type Duration, Effect, Exit, Fiber, Option } from "effect"
import { atom, type Getter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Query from "#machines/Query.ts"
import type { AppServices } from "#services/layer.ts"
import { afterNextPaint, debounced } from "#services/policy.ts"

import { machineInstance, type Tools } from "./machine.ts"
import * as Remote from "./Remote.ts"
import { actingAtom, identityAtom, runtimeAtom, wakeAtom } from "./runtime.ts"

/** The error of a call. */
export interface CallError {
  readonly reason: Failure.Failure
}

type Fetch<A> = Effect.Effect<A, CallError, AppServices>

/** The request of a query: a new object each time a dependency changes. */
interface Request<A> {
  readonly fetch: Fetch<A>
  readonly cached: Fetch<A> | undefined
}

type State<A> = Query.State<A, Request<A>>

const remoteOf = <A>({ value, cached, failure, isRunning }: State<A>): Remote.Remote<A> => {
  if (!isRunning && failure !== undefined) return Remote.Failed({ message: failure, previous: value })
  const shown = value === undefined ? cached : value
  return shown === undefined ? Remote.Loading() : Remote.Loaded({ value: shown, refreshing: isRunning })
}

const messageOf = (cause: Cause.Cause<CallError>) => {
  const reason = Option.map(Cause.findErrorOption(cause), (error) => error.reason)
  return Failure.message(
    Option.getOrElse(reason, () => Failure.Failure.Malformed({ issue: Cause.pretty(cause) })),
  )
}

interface Options<A> {
  /** Delay of a refetch, so that quick changes make one call. The first fetch has no delay. */
  readonly debounce?: Duration.Duration
  /** The value stays when the session changes, until it is refetched. */
  readonly isPublic?: boolean
  /** Not fetched for guests, for example on a member page during sign-out. */
  readonly ofMember?: boolean
  /** Reads the last visit's value. It is shown until the first response, success or failure. */
  readonly cached?: (get: Getter) => Fetch<A>
}

const started = <A>(fetch: Fetch<A>, start: Query.Start, { debounce }: Options<A>): Fetch<A> => {
  if (start === "afterNextPaint") return afterNextPaint(fetch)
  return start === "debounced" && debounce !== undefined ? debounced("debounce", debounce)(fetch) : fetch
}

/** The machine of a query: one state a session, one fetch in flight. */
const querying = <A>(options: Options<A>) => {
  type Event = Query.Event<A, Request<A>>
  const machine = Query.machine<A, Request<A>>({
    isDebounced: options.debounce !== undefined,
    isCached: options.cached !== undefined,
  })
  const inFlightAtom = atom<Fiber.Fiber<A, CallError>>()

  const fetch = (request: Request<A>, start: Query.Start, { get, set }: Tools<Event>) => {
    const replaced = get(inFlightAtom)
    const fiber = get(runtimeAtom).runFork(get(actingAtom)(started(request.fetch, start, options)))
    set(inFlightAtom, fiber)
    // Set only now, so that the new fetch can share its request.
    replaced?.interruptUnsafe()
    return Effect.map(
      Fiber.await(fiber),
      Exit.match({
        onSuccess: (value): Event => ({ _tag: "Succeeded", request, value }),
        onFailure: (cause): Event => ({ _tag: "Failed", request, message: messageOf(cause) }),
      }),
    )
  }

  const instanceAtom = atom((get) => {
    if (options.isPublic !== true) get(identityAtom)
    return machineInstance("app", machine, (command, tools) => {
      const { request } = command
      switch (command._tag) {
        case "Fetch":
          return Effect.map(fetch(request, command.start, tools), tools.send)
        case "AwaitCached":
          return Effect.sleep(timings.cachedAfter).pipe(
            Effect.map(() => tools.send({ _tag: "CachedDue", request })),
          )
        case "ReadCached":
          return Effect.matchCause(request.cached ?? Effect.interrupt, {
            onSuccess: (value) => tools.send({ _tag: "CachedFound", request, value }),
            onFailure: () => {},
          })
      }
    })
  })
  const sendAtom = atom(
    (get) => get(get(instanceAtom).sendAtom),
    (get, set, event: Event) => set(get(instanceAtom).sendAtom, event),
  )
  return { sendAtom, inFlightAtom }
}

/**
 * A value of the backend as an atom; setting it refetches, with `isRunning` unless a fetch is in flight.
 *
 * It is fetched when it is mounted, when an atom that `make` read changes, and
 * when the app wakes. A newer fetch replaces the one in flight. A reader that
 * mounts again gets the fetch in flight, or else the old value and a refetch.
 *
 * `make` runs once a request. Reading the atom changes nothing.
 */
export const queryAtom = <A>(make: (get: Getter) => Fetch<A>, options: Options<A> = {}) => {
  const { sendAtom, inFlightAtom } = querying(options)
  const refetchesAtom = atom(0)

  /** A new atom for each request. Its mount marks the request as needed. */
  const requestAtom = atom((get) => {
    get(refetchesAtom)
    get(wakeAtom)
    const isWanted = get(identityAtom) !== "" || options.ofMember !== true
    const request = isWanted ? { fetch: make(get), cached: options.cached?.(get) } : undefined
    const wantedAtom = atom(null, (get, set) => {
      if (request === undefined) get(inFlightAtom)?.interruptUnsafe()
      else set(sendAtom, { _tag: "Requested", request })
    })
    wantedAtom.onMount = (set) => set()
    return wantedAtom
  })

  const readerAtom = atom(null, (_get, set) => set(sendAtom, { _tag: "ReaderLeft" }))
  readerAtom.onMount = (set) => () => set()

  const remoteAtom = atom((get) => remoteOf(get(sendAtom)))
  return atom(
    (get): Remote.Remote<A> => {
      get(readerAtom)
      get(get(requestAtom))
      return get(remoteAtom)
    },
    (get, set, unless?: "isRunning") => {
      if (unless === "isRunning" && get(sendAtom).isRunning) return
      set(refetchesAtom, (refetches) => refetches + 1)
    },
  )
}
