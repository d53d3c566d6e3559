import { Clock, Duration, Effect, Exit, Fiber, Ref, Schedule } from "effect"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { MustReachGateway } from "#gateway/Transport.ts"
import { Device } from "#platform/Device.ts"

import { monotonic } from "./monotonic.ts"
import { type RequestPolicyEvent, RequestPolicyLog } from "./RequestPolicyLog.ts"

export const note = Effect.fnUntraced(function* (
  policy: string,
  outcome: RequestPolicyEvent["outcome"],
  wait?: Duration.Duration,
) {
  const report = yield* RequestPolicyLog
  report({ policy, outcome, at: yield* Clock.currentTimeMillis, wait })
})

// Clients that failed together must not retry together (open point 51).
const readRetries = Schedule.recurs(timings.retryReads.length).pipe(
  Schedule.addDelay(({ output }) => Effect.succeed(timings.retryReads[output] ?? Duration.zero)),
  Schedule.jittered,
)

/** A retry waits until the device is online (open point 51). */
export const retryRead =
  <E>(isTransient: (error: E) => boolean, untilOnline: Effect.Effect<void>) =>
  <A, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Schedule.CurrentMetadata, ({ attempt }) =>
      attempt === 0
        ? effect
        : Effect.andThen(untilOnline, Effect.provideService(effect, MustReachGateway, true)),
    ).pipe(Effect.retry({ schedule: readRetries, while: isTransient }))

const unreachable = (call: string) => Effect.fail(new GatewayError({ call, reason: Failure.Unreachable() }))

/** Fails at once while the device is offline. */
export const whenOnline =
  ({ isOnline }: Pick<Device["Service"], "isOnline">, { path }: { readonly path: string }) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | GatewayError, R> =>
    Effect.flatMap(isOnline, (is): Effect.Effect<A, E | GatewayError, R> => (is ? effect : unreachable(path)))

/** For reads that a tap waits for. What follows such a read must not happen when the device is online again much later. */
export const whileOnline =
  (device: Pick<Device["Service"], "isOnline" | "watch">, call: { readonly path: string }) =>
  <A, E, R>(read: Effect.Effect<A, E, R>): Effect.Effect<A, E | GatewayError, R> =>
    Effect.raceFirst(
      whenOnline(device, call)(read),
      Effect.callback<never, GatewayError>((resume) =>
        Effect.sync(device.watch((event) => event === "offline" && resume(unreachable(call.path)))),
      ),
    )

/** Delays the effect until the next paint, so that the visible response to a tap comes first. */
export const afterNextPaint = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Device> =>
  Effect.andThen(
    Device.use(({ afterNextPaint }) => afterNextPaint),
    effect,
  )

const hasFailed = (fiber: Fiber.Fiber<unknown, unknown>): boolean => {
  const exit = fiber.pollUnsafe()
  return exit !== undefined && Exit.isFailure(exit)
}

/**
 * Within the window, all triggers with the same key get the result of the first trigger (open point 107), unless it
 * has failed.
 */
export const oncePer = <A, E, R>(name: string, window: Duration.Duration) =>
  Effect.map(
    Ref.make<{ key: string; at: number; inFlight: Fiber.Fiber<A, E> } | undefined>(undefined),
    (last) =>
      Effect.fnUntraced(function* (key: string, call: Effect.Effect<A, E, R>) {
        const now = yield* monotonic
        const held = yield* Ref.get(last)
        const isWithin = held !== undefined && now - held.at < Duration.toMillis(window)
        if (isWithin && held.key === key && !hasFailed(held.inFlight)) {
          yield* note(name, "dropped")
          return yield* Fiber.join(held.inFlight)
        }
        yield* note(name, "ran", window)
        const inFlight = yield* Effect.forkDetach(call, { startImmediately: true })
        yield* Ref.set(last, { key, at: now, inFlight })
        return yield* Fiber.join(inFlight)
      }),
  )

/** Callers with the same key share one request. If all callers are interrupted, the request is interrupted. */
export const coalesced = <A, E>() => {
  const running = new Map<string, { readonly fiber: Fiber.Fiber<A, E>; callers: number }>()
  return Effect.fnUntraced(function* (key: string, call: Effect.Effect<A, E>) {
    const joined = running.get(key)
    if (joined !== undefined) yield* note("coalescing", "dropped")
    // Starts at once, because a delayed request could use another session than the session in the key.
    const shared = joined ?? { fiber: yield* Effect.forkDetach(call, { startImmediately: true }), callers: 0 }
    shared.callers += 1
    running.set(key, shared)
    return yield* Fiber.join(shared.fiber).pipe(
      Effect.onExit((exit) => {
        shared.callers -= 1
        const isLast = shared.callers === 0
        if (running.get(key) === shared && (isLast || !Exit.hasInterrupts(exit))) running.delete(key)
        return isLast && Exit.hasInterrupts(exit) ? Effect.asVoid(Fiber.interrupt(shared.fiber)) : Effect.void
      }),
    )
  })
}

/** Continues the change if its caller is interrupted, because a sent request cannot be cancelled. */
export const toTheEnd = <A, E, R>(change: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  change.pipe(Effect.forkDetach, Effect.flatMap(Fiber.join))

/** Runs the effect after a delay. When a newer trigger comes, the caller interrupts the delayed effect. */
export const debounced =
  (name: string, window: Duration.Duration) =>
  <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    note(name, "waited", window).pipe(
      Effect.andThen(Effect.sleep(window)),
      Effect.onExit((exit) => note(name, Exit.hasInterrupts(exit) ? "replaced" : "ran")),
      Effect.andThen(call),
    )
