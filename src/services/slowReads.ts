import { Effect, Option } from "effect"

import { timings } from "#config/timings.ts"
import { MustReachGateway } from "#gateway/Transport.ts"
import { makeListeners } from "#platform/listeners.ts"

export const slowReads = () => {
  const again = new Set<() => void>()
  const listeners = makeListeners()

  const untilRefetched = Effect.sleep(timings.slowLoad).pipe(
    Effect.andThen(
      Effect.callback<void>((resume) => {
        const onAgain = () => resume(Effect.void)
        again.add(onAgain)
        listeners.notify()
        return Effect.sync(() => {
          again.delete(onAgain)
          listeners.notify()
        })
      }),
    ),
  )

  const retried = <A, E>(read: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.raceFirst(Effect.map(read, Option.some), Effect.as(untilRefetched, Option.none<A>())).pipe(
      Effect.flatMap(
        Option.match({
          onNone: () => retried(Effect.provideService(read, MustReachGateway, true)),
          onSome: Effect.succeed,
        }),
      ),
    )

  return {
    retried,
    isSlow: Effect.sync(() => again.size > 0),
    refetchSlow: Effect.sync(() => {
      const callbacks = [...again]
      again.clear()
      callbacks.forEach((resume) => resume())
      listeners.notify()
    }),
    watchSlow: listeners.watch,
  }
}
