import { inject, vi } from "vitest"

import { moveDate } from "./clock.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Epoch milliseconds at which the clock of the tests starts. */
    readonly startOfTests: number
    /** UTC, or what `--zone` sets. */
    readonly timeZone: string
  }
}

const started = Symbol.for("clock of tests")

// Files that share a worker share its clock, which only goes forward.
if (!(started in globalThis)) {
  Object.assign(globalThis, { [started]: true })
  moveDate([Date.now(), inject("startOfTests")])
  // The first call of `vi` saves the timers that `vi.useFakeTimers` replaces. It must save those of the process, and not
  // those that a test has replaced.
  vi.isFakeTimers()
}
