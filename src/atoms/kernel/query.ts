import { Cause, type Duration, Effect, Exit, Fiber, Option } from "effect"
import { type Atom, atom, type Getter, type WritableAtom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import * as Query from "#machines/Query.ts"
import { Device } from "#platform/Device.ts"
import type { AppServices } from "#services/layer.ts"
import { afterNextPaint, debounced } from "#services/requestPolicy.ts"

import { machineInstance, type Tools } from "./machine.ts"
import * as Remote from "./Remote.ts"
import { actingAtom, identityAtom, recoveryAtom, runtimeAtom, wakeAtom } from "./runtime.ts"

export interface CallError {
  readonly reason: Failure.Failure
}

type Fetch<A> = Effect.Effect<A, CallError, AppServices>

interface Request<A> {
  readonly fetch: Fetch<A>
  readonly cached: Fetch<A> | undefined
}

type State<A> = Query.State<A, Request<A>>

const remoteOf = <A>({
  value,
  cached,
  failure,
  isRunning,
  isBackgroundRetry,
}: State<A>): Remote.Remote<A> => {
  if ((!isRunning || isBackgroundRetry) && failure !== undefined)
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
  /** The name in the policy log, and the delay of a refetch. The first fetch has no delay. */
  readonly debounce?: readonly [policy: string, delay: Duration.Duration]
  /** Keeps the value when the session changes, until the refetch has finished. */
  readonly isPublic?: boolean
  /** Does not fetch for guests, for example on a member page during the sign-out. */
  readonly ofMember?: boolean
  /** Reads the cached value of an earlier visit, which shows until the first response or failure. */
  readonly cached?: (get: Getter) => Fetch<A>
}

const started = <A>(fetch: Fetch<A>, start: Query.Start, { debounce }: Options<A>): Fetch<A> => {
  if (start === "afterNextPaint") return afterNextPaint(fetch)
  return start === "debounced" && debounce !== undefined ? debounced(...debounce)(fetch) : fetch
}

export interface QueryAtom<A> extends Atom<Remote.Remote<A>> {
  /** Setting this atom refetches. With `isRunning`, a fetch in flight continues and no other fetch starts. */
  readonly refetchAtom: WritableAtom<null, [unless?: "isRunning"], void>
  readonly loadedAtom: Atom<A | undefined>
  readonly valueAtom: WritableAtom<null, [], Fetch<A>>
}

// The failure when a guest reads a member's value. No request is sent.
const notAllowed = Failure.Failure.Refused({ code: "not_logged_in", captcha: false })

const failed = (reason: Failure.Failure) => Effect.fail<CallError>({ reason })

interface Querying<A> {
  readonly sendAtom: WritableAtom<State<A>, [Query.Event<A, Request<A>>], void>
  readonly inFlightAtom: Atom<Fiber.Fiber<A, CallError> | undefined>
}

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
    // The replaced fetch is interrupted after the new fetch has started, so that both can share one request.
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

const subscriberOf = <A>(sendAtom: Querying<A>["sendAtom"]) => {
  const isMountedAtom = atom(false)
  const subscriberAtom = atom(null, (_get, set, isMounted: boolean) => {
    set(isMountedAtom, isMounted)
    // Without a subscriber the query is stale: the next mount refetches.
    if (!isMounted) set(sendAtom, { _tag: "SubscribersLeft" })
  })
  subscriberAtom.onMount = (set) => {
    set(true)
    return () => set(false)
  }
  const leaveAtom = atom(null, (get, set) => {
    if (!get(isMountedAtom)) set(sendAtom, { _tag: "SubscribersLeft" })
  })
  return { subscriberAtom, leaveAtom }
}

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
      // If a newer request has replaced this request, wait for the newer request.
      if (get(inFlightAtom) !== fiber) return yield* wait
      const error = Option.map(Cause.findErrorOption(exit.cause), ({ reason }) => reason)
      return yield* failed(Option.getOrElse(error, () => notAllowed))
    })
    return Effect.ensuring(
      wait,
      Effect.sync(() => set(leaveAtom)),
    )
  })

const onSignal = (signals: ReadonlyArray<Atom<number>>, tellAtom: WritableAtom<null, [], void>) =>
  atom((get) => {
    for (const signal of signals) get(signal)
    const recoveredAtom = atom(null, (_get, set) => set(tellAtom))
    recoveredAtom.onMount = (set) => set()
    return recoveredAtom
  })

/** Sets the given atom on mount, on wake and on recovery. Query atoms refetch without this function. */
export const onRecovery = (tellAtom: WritableAtom<null, [], void>) =>
  onSignal([wakeAtom, recoveryAtom], tellAtom)

/**
 * Fetches on mount, after a change of an atom that `make` has read, on wake and on recovery.
 *
 * A newer fetch replaces the fetch in flight. `make` runs once per request.
 */
export const queryAtom = <A>(make: (get: Getter) => Fetch<A>, options: Options<A> = {}): QueryAtom<A> => {
  const query = querying(options)
  const { sendAtom, inFlightAtom } = query
  const refetchesAtom = atom(0)

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
  const { subscriberAtom, leaveAtom } = subscriberOf(query.sendAtom)
  const remoteAtom = atom((get) => remoteOf(get(sendAtom)))
  const shownAtom = atom((get): Remote.Remote<A> => {
    get(subscriberAtom)
    get(get(requestAtom))
    get(get(recoveredAtom))
    return get(remoteAtom)
  })
  const refetchAtom = atom(null, (get, set, unless?: "isRunning") => {
    if (unless === "isRunning" && get(sendAtom).isRunning) return
    set(refetchesAtom, (refetches) => refetches + 1)
  })

  // Sends the request unless a request is in flight. A failed request is sent again.
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
