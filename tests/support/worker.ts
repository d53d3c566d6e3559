import { type Browser, chromium } from "playwright"

import { browserLaunch } from "./browserPath.ts"

/** Creates a value at its first use and shares it between all files of the worker, until the worker ends. */
export const perWorker = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => (made ??= make())
}

/** The browser of end-to-end tests. */
export const workerBrowser: () => Promise<Browser> = perWorker(() => chromium.launch(browserLaunch()))
