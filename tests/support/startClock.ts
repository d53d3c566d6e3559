import { inject, vi } from "vitest"

import { moveDate } from "./clock.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Epoch milliseconds at which the clock of the tests starts. */
    readonly startOfTests: number
    /** The time zone of the tests: UTC, or the value of `--zone`. */
    readonly timeZone: string
  }
}

const started = Symbol.for("clock of tests")

// Sets the clock once in each worker. Test files of a worker share the clock, which never goes back.
if (!(started in globalThis)) {
  Object.assign(globalThis, { [started]: true })
  moveDate([Date.now(), inject("startOfTests")])
  // The first call of `vi` saves the original timers for `vi.useFakeTimers`. Call it now, before a test replaces timers.
  vi.isFakeTimers()
}
