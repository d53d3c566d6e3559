import type { Natives } from "./clock.ts"
import type { Report } from "./report.ts"

/** Milliseconds: how long the log stays unchanged once every call has ended, and the longest wait. */
const quiet = { wait: 150, longest: 2000 } as const

/**
 * Waits for the app's requests in flight before a change. The app shares such a request between equal
 * callers, so an early refetch would return the old response. A call that never ends is waited for 2 s.
 */
export const makeUntilQuiet = (report: Report, natives: Pick<Natives, "now" | "setTimeout">) => {
  let changedAt = Number.NEGATIVE_INFINITY
  report.subscribe(() => {
    changedAt = natives.now()
  })
  const isQuiet = (): boolean =>
    natives.now() - changedAt >= quiet.wait &&
    report.lines().every((line) => line.kind !== "call" || line.duration !== undefined)
  return async (): Promise<void> => {
    const end = natives.now() + quiet.longest
    while (!isQuiet() && natives.now() < end) {
      await new Promise<void>((resolve) => natives.setTimeout(() => resolve(), 20))
    }
  }
}
