import { Cause, type Duration, Effect, Exit, Fiber, Option } from "effect"
import { type Atom, atom, type Getter, type WritableAtom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Query from "#machines/Query.ts"
import { Device } from "#platform/Device.ts"
import type { AppServices } from "#services/layer.ts"
import { afterNextPaint, debounced } from "#services/policy.ts"

import { machineInstance, type Tools } from "./machine.ts"
import * as Remote from "./Remote.ts"
import { actingAtom, identityAtom, recoveryAtom, runtimeAtom, wakeAtom } from "./runtime.ts"

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

const remoteOf = <A>({ value, cached, failure, isRunning, isQuiet }: State<A>): Remote.Remote<A> => {
  if ((!isRunning || isQuiet) && failure !== undefined)
    return Remote.Failed({ message: failure, previous: value })
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
  /**
   * Name in the policy log, and delay of a refetch, so that quick changes make one call. The first fetch has no delay.
   */
  readonly debounce?: readonly [policy: string, delay: Duration.Duration]
  /** The value stays when the session changes, until it is refetched. */
  readonly isPublic?: boolean
  /** Not fetched for guests, for example on a member page during sign-out. */
  readonly ofMember?: boolean
  /** Reads the last visit's value. It is shown until the first response, success or failure. */
  readonly cached?: (get: Getter) => Fetch<A>
}

const started = <A>(fetch: Fetch<A>, start: Query.Start, { debounce }: Options<A>): Fetch<A> => {
  if (start === "afterNextPaint") return afterNextPaint(fetch)
  return start === "debounced" && debounce !== undefined ? debounced(...debounce)(fetch) : fetch
}

/** An atom of a query. */
export interface QueryAtom<A> extends Atom<Remote.Remote<A>> {
  /** Setting it refetches; with `isRunning`, unless a fetch is in flight. */
  readonly refetchAtom: WritableAtom<null, [unless?: "isRunning"], void>
  /** The value if it is loaded, for a write that must not wait for it. Reading it does not fetch. */
  readonly loadedAtom: Atom<A | undefined>
  /** Setting it returns an effect that waits for the value. Only `awaitValue` uses it. */
  readonly valueAtom: WritableAtom<null, [], Fetch<A>>
}

/** A guest does not request a member's value. */
const notAllowed = Failure.Failure.Refused({ code: "not_logged_in", captcha: false })

const failed = (reason: Failure.Failure) => Effect.fail<CallError>({ reason })

interface Querying<A> {
  readonly sendAtom: WritableAtom<State<A>, [Query.Event<A, Request<A>>], void>
  readonly inFlightAtom: Atom<Fiber.Fiber<A, CallError> | undefined>
}

/** The machine of a query: one state a session, one fetch in flight. */
const querying = <A>(options: Options<A>): Querying<A> => {
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

/** The mount of a query's readers. */
const readerOf = <A>(sendAtom: Querying<A>["sendAtom"]) => {
  const isMountedAtom = atom(false)
  const readerAtom = atom(null, (_get, set, isMounted: boolean) => {
    set(isMountedAtom, isMounted)
    if (!isMounted) set(sendAtom, { _tag: "ReaderLeft" })
  })
  readerAtom.onMount = (set) => {
    set(true)
    return () => set(false)
  }
  /** Ends the read of an effect. */
  const leaveAtom = atom(null, (get, set) => {
    if (!get(isMountedAtom)) set(sendAtom, { _tag: "ReaderLeft" })
  })
  return { readerAtom, leaveAtom }
}

/** Waits for the value of a query; `requestAtom` makes the request unless it is in flight. */
const waiting = <A>(
  { sendAtom, inFlightAtom }: Querying<A>,
  requestAtom: WritableAtom<null, [], void>,
  leaveAtom: WritableAtom<null, [], void>,
) =>
  atom(null, (get, set): Fetch<A> => {
    const wait: Fetch<A> = Effect.gen(function* () {
      const { value } = get(sendAtom)
      if (value !== undefined) return value
      const isOnline = yield* Device.use((device) => device.isOnline)
      if (!isOnline) return yield* failed(Failure.Failure.Unreachable())
      set(requestAtom)
      const fiber = get(inFlightAtom)
      if (fiber === undefined || !get(sendAtom).isRunning) return yield* failed(notAllowed)
      const exit = yield* Fiber.await(fiber)
      if (Exit.isSuccess(exit)) return exit.value
      // A newer request has replaced this one.
      if (get(inFlightAtom) !== fiber) return yield* wait
      const error = Option.map(Cause.findErrorOption(exit.cause), ({ reason }) => reason)
      return yield* failed(Option.getOrElse(error, () => notAllowed))
    })
    return Effect.ensuring(
      wait,
      Effect.sync(() => set(leaveAtom)),
    )
  })

/** Holds an atom. While it is mounted, `tellAtom` is set at each change of the signals, and once at first. */
const onSignal = (signals: ReadonlyArray<Atom<number>>, tellAtom: WritableAtom<null, [], void>) =>
  atom((get) => {
    for (const signal of signals) get(signal)
    const recoveredAtom = atom(null, (_get, set) => set(tellAtom))
    recoveredAtom.onMount = (set) => set()
    return recoveredAtom
  })

/** Sets an atom while it is mounted whenever the failure of a list may be over. A query refetches by itself. */
export const onRecovery = (tellAtom: WritableAtom<null, [], void>) =>
  onSignal([wakeAtom, recoveryAtom], tellAtom)

/**
 * A value of the backend as an atom; its `refetchAtom` refetches.
 *
 * It is fetched when it is mounted, when an atom that `make` read changes, and
 * when the app wakes, and again when its failure may be over. A newer fetch
 * replaces the one in flight. A reader that mounts again gets the fetch in flight, or else the old value and a refetch.
 *
 * `make` runs once a request. Reading the atom changes nothing.
 */
export const queryAtom = <A>(make: (get: Getter) => Fetch<A>, options: Options<A> = {}): QueryAtom<A> => {
  const query = querying(options)
  const { sendAtom, inFlightAtom } = query
  const refetchesAtom = atom(0)

  /** A new atom for each request. Its mount marks the request as needed. */
  const requestAtom = atom((get) => {
    get(refetchesAtom)
    get(wakeAtom)
    const isEnabled = get(identityAtom) !== "" || options.ofMember !== true
    const request = isEnabled ? { fetch: make(get), cached: options.cached?.(get) } : undefined
    const fetchAtom = atom(null, (get, set) => {
      if (request === undefined) get(inFlightAtom)?.interruptUnsafe()
      else set(sendAtom, { _tag: "Requested", request })
    })
    fetchAtom.onMount = (set) => set()
    return fetchAtom
  })

  const tellAtom = atom(null, (_get, set) => set(sendAtom, { _tag: "Recovered" }))
  const recoveredAtom = onSignal([recoveryAtom], tellAtom)
  const { readerAtom, leaveAtom } = readerOf(query.sendAtom)
  const remoteAtom = atom((get) => remoteOf(get(sendAtom)))
  const shownAtom = atom((get): Remote.Remote<A> => {
    get(readerAtom)
    get(get(requestAtom))
    get(get(recoveredAtom))
    return get(remoteAtom)
  })
  const refetchAtom = atom(null, (get, set, unless?: "isRunning") => {
    if (unless === "isRunning" && get(sendAtom).isRunning) return
    set(refetchesAtom, (refetches) => refetches + 1)
  })

  /** Makes the request as a reader does, unless it is in flight. A request that failed is made again. */
  const requestOnceAtom = atom(null, (get, set) => {
    const { isRunning, failure } = get(sendAtom)
    if (isRunning) return
    if (failure !== undefined) set(refetchesAtom, (refetches) => refetches + 1)
    set(get(requestAtom))
  })
  return Object.assign(shownAtom, {
    refetchAtom,
    loadedAtom: atom((get) => get(sendAtom).value),
    valueAtom: waiting(query, requestOnceAtom, leaveAtom),
  })
}
