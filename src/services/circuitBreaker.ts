import { Clock, Deferred, Duration, Effect, Random } from "effect"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { type Failure, isOutage } from "#domain/Failure.ts"

interface Reasoned {
  readonly reason: Failure
}

/** The pause after so many failed probes: it doubles up to a limit, ± 20 %, and honours `Retry-After`. */
const pauseAfter = (probes: number, retryAfter: number) =>
  Effect.map(Random.nextBetween(0.8, 1.2), (jitter) => {
    const doubled = millis(timings.breakerFirstPause) * 2 ** probes
    const own = Math.min(doubled, millis(timings.breakerLongestPause)) * jitter
    // The clock counts whole milliseconds.
    return Math.ceil(Math.max(own, Math.min(retryAfter, millis(timings.retryAfterLongest))))
  })

/** Counts outages, and decides whether requests may be sent. */
const outages = <E extends Reasoned>(isOnline: Effect.Effect<boolean>) => {
  let failures = 0
  /** Failed probes since the gateway last answered. */
  let probes = 0
  /** Epoch milliseconds. */
  let openUntil = 0
  let open: E | undefined
  const listeners = new Set<() => void>()

  const openFor = Effect.fnUntraced(function* (pause: number, error: E) {
    const at = (yield* Clock.currentTimeMillis) + pause
    openUntil = at
    open = error
    const resume = () => {
      if (open !== undefined && openUntil === at) listeners.forEach((listener) => listener())
    }
    yield* Effect.forkDetach(Effect.delay(Effect.sync(resume), Duration.millis(pause)))
  })

  const onSuccess = () => {
    failures = 0
    probes = 0
    open = undefined
  }

  const onFailure = Effect.fnUntraced(function* (error: E) {
    const { reason } = error
    if (!isOutage(reason)) return onSuccess()
    // A device without network says nothing of the gateway.
    if (!(yield* isOnline)) return
    failures += 1
    const retryAfter = reason._tag === "Broken" ? (reason.retryAfter ?? 0) : 0
    const isPaused = open !== undefined && (yield* Clock.currentTimeMillis) < openUntil
    if (retryAfter === 0 && (isPaused || failures < limits.breakerFailures)) return
    const pause = yield* pauseAfter(probes, retryAfter)
    probes += 1
    yield* openFor(pause, error)
  })

  return {
    /** The last failure while no request may be sent. */
    open: () => open,
    /** Milliseconds until the pause ends. */
    left: Effect.map(Clock.currentTimeMillis, (now) => Math.max(0, openUntil - now)),
    observed: <A>(request: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      request.pipe(
        Effect.tap(() => Effect.sync(onSuccess)),
        Effect.tapError(onFailure),
      ),
    watchRecovery: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Stops requests to a gateway that fails, as a circuit breaker does.
 *
 * It opens after several outages in a row, or at once when a response names `Retry-After`. After each pause
 * one request probes the gateway; the others wait for its result. While the pause is long they fail at once.
 */
export const circuitBreaker = <E extends Reasoned>(isOnline: Effect.Effect<boolean>) => {
  const { open, left, observed, watchRecovery } = outages<E>(isOnline)
  let probe: Deferred.Deferred<void> | undefined

  const probed = <A>(request: Effect.Effect<A, E>): Effect.Effect<A, E> => {
    const mine = Deferred.makeUnsafe<void>()
    probe = mine
    return Effect.ensuring(
      observed(request),
      Effect.sync(() => {
        probe = undefined
        Deferred.doneUnsafe(mine, Effect.void)
      }),
    )
  }

  /** Sends a request, unless the gateway fails. */
  const guard = Effect.fnUntraced(function* <A>(request: Effect.Effect<A, E>) {
    const failure = open()
    if (failure === undefined) return yield* observed(request)
    const wait = yield* left
    if (wait > millis(timings.breakerPatience)) return yield* Effect.fail(failure)
    yield* Effect.sleep(Duration.millis(wait))
    if (probe !== undefined) yield* Deferred.await(probe)
    else if ((yield* left) === 0) return yield* probed(request)
    const still = open()
    return yield* still === undefined ? observed(request) : Effect.fail(still)
  })

  return {
    guard,
    /** Calls back after each pause, when the gateway may have recovered. Returns an unsubscribe function. */
    watchRecovery,
  }
}
