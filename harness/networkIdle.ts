import type { Natives } from "./clock/clock.ts"
import type { PageRequests } from "./pageRequests.ts"

/**
 * Milliseconds: how long no request begins before the network is idle, the longest wait of a change, and how long requests
 * that outlast it are followed.
 */
const spans = { wait: 150, longest: 2000, followed: 20_000 } as const

/**
 * Makes a function that lets the app refetch once its requests in flight have ended. The app shares such a request between
 * equal callers, so an early refetch would return the old response. Requests that last longer than 2 s may never end: the
 * app refetches at once, and again when they do end.
 */
export const makeWhenIdle = (
  { areRunning, changedAt }: PageRequests,
  natives: Pick<Natives, "now" | "setTimeout">,
) => {
  const isIdle = (): boolean => !areRunning() && natives.now() - changedAt() >= spans.wait
  /** Returns whether it is spans in the end. */
  const untilIdle = async (milliseconds: number): Promise<boolean> => {
    const end = natives.now() + milliseconds
    while (!isIdle() && natives.now() < end) {
      await new Promise<void>((resolve) => natives.setTimeout(() => resolve(), 20))
    }
    return isIdle()
  }
  const refetchLater = async (refetch: () => void): Promise<void> => {
    if (await untilIdle(spans.followed)) refetch()
  }
  return async (refetch: () => void): Promise<void> => {
    const wasIdle = await untilIdle(spans.longest)
    refetch()
    if (!wasIdle) void refetchLater(refetch)
  }
}
