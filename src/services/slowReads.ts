import { Effect, Option } from "effect"

import { timings } from "#config/timings.ts"
import { MustReachGateway } from "#gateway/Transport.ts"

export const slowReads = () => {
  const again = new Set<() => void>()
  const listeners = new Set<() => void>()
  const notifyListeners = () => listeners.forEach((listener) => listener())

  const untilRefetched = Effect.sleep(timings.slowLoad).pipe(
    Effect.andThen(
      Effect.callback<void>((resume) => {
        const onAgain = () => resume(Effect.void)
        again.add(onAgain)
        notifyListeners()
        return Effect.sync(() => {
          again.delete(onAgain)
          notifyListeners()
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
      notifyListeners()
    }),
    watchSlow: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
