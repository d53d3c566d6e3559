import type { Natives } from "./clock/clock.ts"
import type { PageRequests } from "./pageRequests.ts"

/**
 * Milliseconds: how long no request begins once every one has ended, the longest wait of a change, and how long requests
 * that outlast it are followed.
 */
const quiet = { wait: 150, longest: 2000, followed: 20_000 } as const

/**
 * Makes a function that lets the app refetch once its requests in flight have ended. The app shares such a request between
 * equal callers, so an early refetch would return the old response. Requests that last longer than 2 s may never end: the
 * app refetches at once, and again when they do end.
 */
export const makeWhenQuiet = (
  { areRunning, changedAt }: PageRequests,
  natives: Pick<Natives, "now" | "setTimeout">,
) => {
  const isQuiet = (): boolean => !areRunning() && natives.now() - changedAt() >= quiet.wait
  /** Returns whether it is quiet in the end. */
  const untilQuiet = async (milliseconds: number): Promise<boolean> => {
    const end = natives.now() + milliseconds
    while (!isQuiet() && natives.now() < end) {
      await new Promise<void>((resolve) => natives.setTimeout(() => resolve(), 20))
    }
    return isQuiet()
  }
  const refetchLater = async (refetch: () => void): Promise<void> => {
    if (await untilQuiet(quiet.followed)) refetch()
  }
  return async (refetch: () => void): Promise<void> => {
    const wasQuiet = await untilQuiet(quiet.longest)
    refetch()
    if (!wasQuiet) void refetchLater(refetch)
  }
}
