import type { Natives } from "./clock/clock.ts"

/** The requests of the page, each from the call of `fetch` to the end of its response. */
export interface PageRequests {
  readonly areRunning: () => boolean
  /** When the last request began or ended, in milliseconds of the device's own clock. */
  readonly changedAt: () => number
}

/** Tracks the requests that the page sends from now on. An aborted request counts as ended. */
export const watchRequests = (page: Pick<Window, "fetch">, { now }: Pick<Natives, "now">): PageRequests => {
  const own = page.fetch.bind(page)
  let running = 0
  let changedAt = Number.NEGATIVE_INFINITY
  const change = (by: 1 | -1): void => {
    running += by
    changedAt = now()
  }
  const end = (): void => change(-1)
  Object.assign(page, {
    fetch: (...given: Parameters<Window["fetch"]>): Promise<Response> => {
      change(1)
      const response = own(...given)
      // The body of the copy ends at the same time as the body that the app reads.
      response.then((answer) => answer.clone().arrayBuffer()).then(end, end)
      return response
    },
  })
  return { areRunning: () => running > 0, changedAt: () => changedAt }
}
