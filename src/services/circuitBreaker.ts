import { Deferred, Duration, Effect, Random } from "effect"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { type Failure, isOutage } from "#domain/Failure.ts"
import { MustReachGateway } from "#gateway/Transport.ts"

import { loneFailures } from "./loneFailures.ts"
import { monotonic } from "./monotonic.ts"
import { pathPauses } from "./pathPauses.ts"
import { note } from "./policy.ts"

interface Reasoned {
  readonly reason: Failure
}

/** Its name in the policy log: `waited` when a pause begins, `ran` when the gateway has recovered. */
const policy = "circuit-breaker"

/** What to refetch: everything after an outage, or only what failed. */
export type Recovery = "all" | "failed"

/** The pause after so many failed probes: it doubles up to a limit, ± 20 %. */
const pauseAfter = (probes: number) =>
  Effect.map(Random.nextBetween(0.8, 1.2), (jitter) => {
    const doubled = millis(timings.breakerFirstPause) * 2 ** probes
    // The clock counts whole milliseconds.
    return Math.ceil(Math.min(doubled, millis(timings.breakerLongestPause)) * jitter)
  })

/** Whether its path is paused by itself. */
const hasPause = ({ reason }: Reasoned): boolean => reason._tag === "Broken" && (reason.retryAfter ?? 0) > 0

/** Reports the recovery of each pause once. */
const recoveries = (onRecovery: () => void) => {
  let isReported = true
  return {
    begin: () => {
      isReported = false
    },
    report: () => {
      if (isReported) return
      isReported = true
      onRecovery()
    },
  }
}

/** The pauses of all requests: the failure of the one that runs, its end, and how many there were. */
const requestPauses = <E>(onOver: () => void) => {
  /** Of the monotonic clock. */
  let until = 0
  let openings = 0
  let open: E | undefined
  const recovery = recoveries(onOver)
  return {
    open: () => open,
    openings: () => openings,
    /** Milliseconds until the pause ends. A timer may fire one too early. */
    left: Effect.map(monotonic, (now) => (until - now > 1 ? until - now : 0)),
    begin: Effect.fnUntraced(function* (pause: number, error: E) {
      until = (yield* monotonic) + pause
      openings += 1
      open = error
      recovery.begin()
      const wait = Duration.millis(pause)
      yield* note(policy, "waited", wait)
      const opening = openings
      const resume = () => {
        if (open !== undefined && openings === opening) recovery.report()
      }
      yield* Effect.forkDetach(Effect.delay(Effect.sync(resume), wait))
    }),
    end: Effect.suspend(() => {
      if (open === undefined) return Effect.void
      open = undefined
      // Reads that failed at once during the pause learn of it also when the pause ends early.
      recovery.report()
      return note(policy, "ran")
    }),
  }
}

/** Counts outages, and decides whether requests may be sent. */
const outages = <E extends Reasoned>(
  isOnline: Effect.Effect<boolean>,
  onRecovery: (recovery: Recovery) => void,
) => {
  let failures = 0
  /** Failed probes since the gateway last answered. */
  let probes = 0
  const { open, openings, left, begin, end } = requestPauses<E>(() => onRecovery("all"))
  const lone = loneFailures(() => {
    // While it is open, the breaker's own pause ends with a refetch.
    if (open() === undefined) onRecovery("failed")
  })

  const onSuccess = (path: string) =>
    Effect.suspend(() => {
      lone.onAnswer(path)
      failures = 0
      probes = 0
      return end
    })

  const onFailure = Effect.fnUntraced(function* (path: string, error: E, since: number) {
    if (!isOutage(error.reason)) return yield* onSuccess(path)
    // A device without network says nothing of the gateway.
    if (!(yield* isOnline)) return
    const isNew = hasPause(error) || (yield* lone.onFailure(path))
    // A request from before the pause says nothing new: parallel failures do not double it.
    if (since !== openings()) return
    if (open() === undefined && !isNew) return
    failures += 1
    if (open() === undefined && failures < limits.breakerFailures) return
    yield* begin(yield* pauseAfter(probes), error)
    probes += 1
  })

  return {
    /** The last failure while no request may be sent. */
    open,
    /** Whether it has opened in this visit. */
    hasOpened: () => openings() > 0,
    left,
    observed: <A>(path: string, request: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      Effect.suspend(() => {
        const since = openings()
        return request.pipe(
          Effect.tap(() => onSuccess(path)),
          Effect.tapError((error) => onFailure(path, error, since)),
        )
      }),
  }
}

/**
 * Stops requests to a gateway that fails, as a circuit breaker does.
 *
 * It opens after several outages in a row. After each pause one request probes the gateway; the others wait for its
 * result. While the pause is long they fail at once. `Retry-After` pauses its own path only. Fewer outages open nothing;
 * what failed is refetched.
 */
export const circuitBreaker = <E extends Reasoned>(isOnline: Effect.Effect<boolean>) => {
  const listeners = new Set<(recovery: Recovery) => void>()
  const onRecovery = (recovery: Recovery) => listeners.forEach((listener) => listener(recovery))
  const { open, hasOpened, left, observed } = outages<E>(isOnline, onRecovery)
  const pauses = pathPauses<E>(() => onRecovery("all"))
  let probe: Deferred.Deferred<void> | undefined
  /** The path of the last probe. */
  let probedPath = ""

  const probed = <A>(path: string, request: Effect.Effect<A, E>): Effect.Effect<A, E> => {
    const mine = Deferred.makeUnsafe<void>()
    probe = mine
    probedPath = path
    return Effect.ensuring(
      observed(path, request),
      Effect.sync(() => {
        probe = undefined
        Deferred.doneUnsafe(mine, Effect.void)
      }),
    )
  }

  /** A request, which reaches the gateway itself once the breaker has opened: prefetched failures are older. */
  const sent = <A>(path: string, request: Effect.Effect<A, E>): Effect.Effect<A, E> => {
    const paused = Effect.tapError(request, (error) => pauses.onFailure(path, error))
    return Effect.suspend(() =>
      hasOpened() ? Effect.provideService(paused, MustReachGateway, true) : paused,
    )
  }

  /** Sends a request of a path, unless the gateway fails. */
  const guard = Effect.fnUntraced(function* <A>(path: string, given: Effect.Effect<A, E>) {
    yield* pauses.passed(path)
    const request = sent(path, given)
    const failure = open()
    if (failure === undefined) return yield* observed(path, request)
    const wait = yield* left
    if (wait > millis(timings.breakerPatience)) return yield* Effect.fail(failure)
    yield* Effect.sleep(Duration.millis(wait))
    // Another path probes first: a path that alone keeps failing must not hold up the others.
    if (path === probedPath) yield* Effect.sleep(timings.probeTurn)
    // A probe whose reader leaves has no result: one of those who wait probes then.
    while (probe !== undefined) yield* Deferred.await(probe)
    const still = open()
    if (still === undefined) return yield* observed(path, request)
    return yield* (yield* left) > 0 ? Effect.fail(still) : probed(path, request)
  })

  return {
    guard,
    /** Calls back when the gateway or a failed path may have recovered. Returns an unsubscribe function. */
    watchRecovery: (listener: (recovery: Recovery) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
