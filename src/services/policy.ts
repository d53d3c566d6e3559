import { Clock, Duration, Effect, Exit, Fiber, Ref, Schedule } from "effect"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { MustReachGateway } from "#gateway/Transport.ts"
import { Device } from "#platform/Device.ts"

import { monotonic } from "./monotonic.ts"
import { type PolicyEvent, PolicyLog } from "./PolicyLog.ts"

/** Reports to the harness what a policy did with a trigger. */
export const note = Effect.fnUntraced(function* (
  policy: string,
  outcome: PolicyEvent["outcome"],
  wait?: Duration.Duration,
) {
  const report = yield* PolicyLog
  report({ policy, outcome, at: yield* Clock.currentTimeMillis, wait })
})

/** 300 ms and 900 ms, each ± 20 % so that many phones do not retry at once (decision 51). */
const readRetries = Schedule.recurs(timings.retryReads.length).pipe(
  Schedule.addDelay(({ output }) => Effect.succeed(timings.retryReads[output] ?? Duration.zero)),
  Schedule.jittered,
)

/**
 * Retries after 300 ms and 900 ms (± 20 %) while `isTransient`; a retry waits until the device is online
 * (decision 51).
 */
export const retryRead =
  <E>(isTransient: (error: E) => boolean, untilOnline: Effect.Effect<void>) =>
  <A, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Schedule.CurrentMetadata, ({ attempt }) =>
      attempt === 0
        ? effect
        : Effect.andThen(untilOnline, Effect.provideService(effect, MustReachGateway, true)),
    ).pipe(Effect.retry({ schedule: readRetries, while: isTransient }))

/**
 * Fails a call at once while the device is offline: each change, and a read that the player's action waits for.
 * Without it such a read would wait for the network.
 */
export const whenOnline =
  ({ isOnline }: Pick<Device["Service"], "isOnline">, { path }: { readonly path: string }) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | GatewayError, R> =>
    Effect.flatMap(isOnline, (is): Effect.Effect<A, E | GatewayError, R> =>
      is ? effect : Effect.fail(new GatewayError({ call: path, reason: Failure.Unreachable() })),
    )

/** Runs after the next paint, so that the tap that led here is painted first. */
export const afterNextPaint = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Device> =>
  Effect.andThen(
    Device.use(({ afterNextPaint }) => afterNextPaint),
    effect,
  )

/**
 * Runs at once and returns the same result to every trigger of the key within the window, also a failure
 * (decision 107).
 */
export const oncePer = <A, E, R>(name: string, window: Duration.Duration) =>
  Effect.map(
    Ref.make<{ key: string; at: number; inFlight: Fiber.Fiber<A, E> } | undefined>(undefined),
    (last) =>
      Effect.fnUntraced(function* (key: string, run: Effect.Effect<A, E, R>) {
        const now = yield* monotonic
        const held = yield* Ref.get(last)
        if (held !== undefined && held.key === key && now - held.at < Duration.toMillis(window)) {
          yield* note(name, "dropped")
          return yield* Fiber.join(held.inFlight)
        }
        yield* note(name, "ran", window)
        const inFlight = yield* Effect.forkDetach(run, { startImmediately: true })
        yield* Ref.set(last, { key, at: now, inFlight })
        return yield* Fiber.join(inFlight)
      }),
  )

/** Shares one run between the readers of a key. The run is interrupted when its last reader leaves. */
export const coalesced = <A, E>() => {
  const running = new Map<string, { readonly fiber: Fiber.Fiber<A, E>; readers: number }>()
  return Effect.fnUntraced(function* (key: string, run: Effect.Effect<A, E>) {
    const joined = running.get(key)
    if (joined !== undefined) yield* note("coalescing", "dropped")
    // Starts at once: a delayed run could meet another session than its key names.
    const shared = joined ?? { fiber: yield* Effect.forkDetach(run, { startImmediately: true }), readers: 0 }
    shared.readers += 1
    running.set(key, shared)
    return yield* Fiber.join(shared.fiber).pipe(
      Effect.onExit((exit) => {
        shared.readers -= 1
        const isLast = shared.readers === 0
        if (running.get(key) === shared && (isLast || !Exit.hasInterrupts(exit))) running.delete(key)
        return isLast && Exit.hasInterrupts(exit) ? Effect.asVoid(Fiber.interrupt(shared.fiber)) : Effect.void
      }),
    )
  })
}

/** Lets a change in flight continue when its caller unmounts: a sent request cannot be cancelled. */
export const toTheEnd = <A, E, R>(change: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  change.pipe(Effect.forkDetach, Effect.flatMap(Fiber.join))

/** Delays a run by `window`. The caller interrupts it when a newer trigger replaces it. */
export const debounced =
  (name: string, window: Duration.Duration) =>
  <A, E, R>(run: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    note(name, "waited", window).pipe(
      Effect.andThen(Effect.sleep(window)),
      Effect.onExit((exit) => note(name, Exit.hasInterrupts(exit) ? "replaced" : "ran")),
      Effect.andThen(run),
    )
