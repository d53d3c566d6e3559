import type { Natives } from "./clock/clock.ts"
import type { PageRequests } from "./pageRequests.ts"

/**
 * In milliseconds: `wait` without a request makes the network idle, `longest` is the maximum delay of a refetch, and
 * `followed` is how long to wait for slower requests.
 */
const spans = { wait: 150, longest: 2000, followed: 20_000 } as const

/**
 * Creates a function that makes the app refetch once its requests in flight have ended. Equal requests share a response,
 * so an earlier refetch would return the old response. After 2 s the app refetches although requests are in flight, and
 * again when they end.
 */
export const makeWhenIdle = (
  { areRunning, changedAt }: PageRequests,
  natives: Pick<Natives, "now" | "setTimeout">,
) => {
  const isIdle = (): boolean => !areRunning() && natives.now() - changedAt() >= spans.wait
  /** Waits until the network is idle, or for this time. Returns whether the network is idle. */
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
