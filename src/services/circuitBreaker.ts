import { Deferred, Duration, Effect, Random } from "effect"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { type Failure, isOutage } from "#domain/Failure.ts"
import { MustReachGateway } from "#gateway/Transport.ts"
import { makeListeners } from "#platform/listeners.ts"

import { loneFailures } from "./loneFailures.ts"
import { monotonic } from "./monotonic.ts"
import { pathPauses } from "./pathPauses.ts"
import { note } from "./requestPolicy.ts"

interface Reasoned {
  readonly reason: Failure
}

const policy = "circuit-breaker"

export type Recovery = "all" | "failed"

const pauseAfter = (probes: number) =>
  Effect.map(Random.nextBetween(0.8, 1.2), (jitter) => {
    const doubled = millis(timings.breakerFirstPause) * 2 ** probes
    // Rounds up, because the clock counts whole milliseconds.
    return Math.ceil(Math.min(doubled, millis(timings.breakerLongestPause)) * jitter)
  })

const hasPause = ({ reason }: Reasoned): boolean => reason._tag === "Broken" && (reason.retryAfter ?? 0) > 0

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

const requestPauses = <E>(onOver: () => void) => {
  let until = 0
  let openings = 0
  let open: E | undefined
  const recovery = recoveries(onOver)
  return {
    open: () => open,
    openings: () => openings,
    // Milliseconds until the pause ends. 1 counts as 0, because a timer may fire a millisecond early.
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
      // Reads that failed during the pause are refetched also when the pause ends early.
      recovery.report()
      return note(policy, "ran")
    }),
  }
}

const outages = <E extends Reasoned>(
  isOnline: Effect.Effect<boolean>,
  onRecovery: (recovery: Recovery) => void,
) => {
  let failures = 0
  let probes = 0
  const { open, openings, left, begin, end } = requestPauses<E>(() => onRecovery("all"))
  const lone = loneFailures(() => {
    // While the breaker is open, no refetch starts here, because the end of the breaker's pause refetches.
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
    // A failure while the device is offline is not a failure of the gateway.
    if (!(yield* isOnline)) return
    const isNew = hasPause(error) || (yield* lone.onFailure(path))
    // Failures of parallel requests from before the pause must not double the pause.
    if (since !== openings()) return
    if (open() === undefined && !isNew) return
    failures += 1
    if (open() === undefined && failures < limits.breakerFailures) return
    yield* begin(yield* pauseAfter(probes), error)
    probes += 1
  })

  return {
    open,
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

/** After several failures in a row, sends no requests during a pause. Then one request probes the gateway. */
export const circuitBreaker = <E extends Reasoned>(isOnline: Effect.Effect<boolean>) => {
  const recoveries = makeListeners<Recovery>()
  const { open, hasOpened, left, observed } = outages<E>(isOnline, recoveries.notify)
  const pauses = pathPauses<E>(() => recoveries.notify("all"))
  let probe: Deferred.Deferred<void> | undefined
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

  const sent = <A>(path: string, request: Effect.Effect<A, E>): Effect.Effect<A, E> => {
    const paused = Effect.tapError(request, (error) => pauses.onFailure(path, error))
    return Effect.suspend(() =>
      // After a pause of the breaker, prefetched responses are not used, because they are older than the pause.
      hasOpened() ? Effect.provideService(paused, MustReachGateway, true) : paused,
    )
  }

  const guard = Effect.fnUntraced(function* <A>(path: string, given: Effect.Effect<A, E>) {
    yield* pauses.passed(path)
    const request = sent(path, given)
    const failure = open()
    if (failure === undefined) return yield* observed(path, request)
    const wait = yield* left
    if (wait > millis(timings.breakerPatience)) return yield* Effect.fail(failure)
    yield* Effect.sleep(Duration.millis(wait))
    // A path that always fails must not block other paths, so a request of another path probes first.
    if (path === probedPath) yield* Effect.sleep(timings.probeTurn)
    // If a probe is interrupted, a waiting request becomes the next probe.
    while (probe !== undefined) yield* Deferred.await(probe)
    const still = open()
    if (still === undefined) return yield* observed(path, request)
    return yield* (yield* left) > 0 ? Effect.fail(still) : probed(path, request)
  })

  return {
    guard,
    watchRecovery: recoveries.watch,
  }
}
