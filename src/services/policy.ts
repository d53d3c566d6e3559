import { Clock, Duration, Effect, Exit, Fiber, Random, Ref } from "effect"

import { timings } from "#config/timings.ts"
import { Device } from "#platform/Device.ts"

import { type PolicyEvent, PolicyLog } from "./PolicyLog.ts"

/** Tells who looks at the timing what a policy did with a trigger. */
export const note = Effect.fnUntraced(function* (policy: string, outcome: PolicyEvent["outcome"]) {
  const tell = yield* PolicyLog
  tell({ policy, outcome, at: yield* Clock.currentTimeMillis })
})

/** Share of a wait by which it may differ, so that many phones do not ask again at once (decision 51). */
const jitter = 0.2

/**
 * Asks again after 300 ms and 900 ms (± 20 %), while `isPassing` says the failure may pass (decision 51).
 *
 * `untilOnline` comes first: while the device is offline nothing is asked.
 */
export const retryRead =
  <E>(isPassing: (error: E) => boolean, untilOnline: Effect.Effect<void>) =>
  <A, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const attempt = ([wait, ...later]: ReadonlyArray<Duration.Duration>): Effect.Effect<A, E, R> =>
      Effect.catch(effect, (error) =>
        wait === undefined || !isPassing(error)
          ? Effect.fail(error)
          : Effect.flatMap(jittered(wait), Effect.sleep).pipe(
              Effect.andThen(untilOnline),
              Effect.andThen(attempt(later)),
            ),
      )
    return attempt(timings.retryReads)
  }

const jittered = (wait: Duration.Duration): Effect.Effect<Duration.Duration> =>
  Effect.map(Random.next, (share) =>
    Duration.millis(Duration.toMillis(wait) * (1 - jitter + 2 * jitter * share)),
  )

/** Runs once what is drawn now is on screen, so that it takes no time from the answer to a tap. */
export const oncePainted = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Device> =>
  Effect.andThen(
    Device.use(({ untilPainted }) => untilPainted),
    effect,
  )

/**
 * Runs at once, then gives the same answer to every trigger of the same key within the window.
 *
 * A failed run counts too; it is told to all who triggered within the window (decision 107).
 */
export const oncePer = <A, E, R>(name: string, window: Duration.Duration) =>
  Effect.map(
    Ref.make<{ key: string; at: number; answer: Fiber.Fiber<A, E> } | undefined>(undefined),
    (last) =>
      Effect.fnUntraced(function* (key: string, run: Effect.Effect<A, E, R>) {
        const now = yield* Clock.currentTimeMillis
        const held = yield* Ref.get(last)
        if (held !== undefined && held.key === key && now - held.at < Duration.toMillis(window)) {
          yield* note(name, "dropped")
          return yield* Fiber.join(held.answer)
        }
        yield* note(name, "ran")
        const answer = yield* Effect.forkDetach(run, { startImmediately: true })
        yield* Ref.set(last, { key, at: now, answer })
        return yield* Fiber.join(answer)
      }),
  )

/** Joins readers of the same key to one run; the run ends when its last reader has left. */
export const coalesced = <A, E>() => {
  const running = new Map<string, { readonly fiber: Fiber.Fiber<A, E>; readers: number }>()
  return Effect.fnUntraced(function* (key: string, run: Effect.Effect<A, E>) {
    const joined = running.get(key)
    if (joined !== undefined) yield* note("coalescing", "dropped")
    // At once: a run that waits its turn may meet another session than its key names.
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

/** Puts a run off until `window` has passed; a newer trigger interrupts the one that waits. */
export const settled =
  (name: string, window: Duration.Duration) =>
  <A, E, R>(run: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    note(name, "waited").pipe(
      Effect.andThen(Effect.sleep(window)),
      Effect.andThen(note(name, "ran")),
      Effect.andThen(run),
    )
