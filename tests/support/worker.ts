import { type Browser, chromium } from "playwright"

import { browserLaunch } from "./browserPath.ts"

/** Makes something at its first use, and keeps it for all files that the worker runs: it ends with the worker. */
export const perWorker = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => (made ??= make())
}

/** The browser of end-to-end tests. */
export const workerBrowser: () => Promise<Browser> = perWorker(() => chromium.launch(browserLaunch()))
