import { Effect, Option } from "effect"

import { timings } from "#config/timings.ts"

/** Reads that take long, and the way to ask for them once more. */
export const slowReads = () => {
  const again = new Set<() => void>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  /** Ends when it is asked again, which is after 8 s at the earliest. */
  const untilAskedAgain = Effect.sleep(timings.slowLoad).pipe(
    Effect.andThen(
      Effect.callback<void>((resume) => {
        const onAgain = () => resume(Effect.void)
        again.add(onAgain)
        tell()
        return Effect.sync(() => {
          again.delete(onAgain)
          tell()
        })
      }),
    ),
  )

  /** The read, given up and begun anew as often as it is asked again. */
  const patient = <A, E>(read: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.raceFirst(Effect.map(read, Option.some), Effect.as(untilAskedAgain, Option.none<A>())).pipe(
      Effect.flatMap(Option.match({ onNone: () => patient(read), onSome: Effect.succeed })),
    )

  return {
    patient,
    isSlow: Effect.sync(() => again.size > 0),
    askAgain: Effect.sync(() => {
      const asked = [...again]
      again.clear()
      asked.forEach((resume) => resume())
      tell()
    }),
    watchSlow: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
