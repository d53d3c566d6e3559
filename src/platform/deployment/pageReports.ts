import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from "web-vitals/attribution"

declare global {
  interface Window {
    earlyErrors?: Array<unknown> | undefined
  }
}

const errorOf = (event: ErrorEvent | PromiseRejectionEvent): unknown => {
  if ("reason" in event) return event.reason
  return event.error ?? event.message
}

// Not a failure: the browser has deferred a size change to the next animation frame.
export const sizeNotice = /^(Error: )?ResizeObserver loop /

export const watchErrors = (listener: (error: unknown) => void): (() => void) => {
  const report = (error: unknown) => {
    if (typeof error !== "string" || !sizeNotice.test(error)) listener(error)
  }
  window.earlyErrors?.splice(0).forEach(report)
  window.earlyErrors = undefined
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => report(errorOf(event))
  window.addEventListener("error", onError)
  window.addEventListener("unhandledrejection", onError)
  return () => {
    window.removeEventListener("error", onError)
    window.removeEventListener("unhandledrejection", onError)
  }
}

export interface Vital {
  readonly name: string
  readonly value: number
  readonly rating: string
  readonly causes: Readonly<Record<string, string | number>>
}

const causesOf = ({ attribution }: MetricWithAttribution): Vital["causes"] => {
  const causes: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(attribution)) {
    if (typeof value === "number") causes[key] = value
    // The query of an address may contain a player's data.
    if (typeof value === "string") causes[key] = value.replace(/[?#].*/s, "").slice(0, 200)
  }
  return causes
}

export const watchVitals = (report: (vital: Vital) => void): void => {
  // The package `web-vitals` uses `findLast`, which Chrome below 97 and iOS below 15.4 lack.
  if (!("findLast" in Array.prototype)) return
  const take = (metric: MetricWithAttribution) => {
    const { name, value, rating } = metric
    report({ name, value, rating, causes: causesOf(metric) })
  }
  onCLS(take)
  onFCP(take)
  onINP(take)
  onLCP(take)
  onTTFB(take)
}

/** Calls the listener when the page is left or hidden. Later, code is not certain to run. */
export const onPageLeft = (listener: () => void): (() => void) => {
  const onChange = () => {
    if (document.visibilityState === "hidden") listener()
  }
  document.addEventListener("visibilitychange", onChange)
  window.addEventListener("pagehide", listener)
  return () => {
    document.removeEventListener("visibilitychange", onChange)
    window.removeEventListener("pagehide", listener)
  }
}

/** Returns whether the collector accepted the body. The request outlives the page. */
export const postJson = async (address: string, body: string): Promise<boolean> => {
  const headers = { "Content-Type": "application/json" }
  const response = await fetch(address, {
    method: "POST",
    body,
    headers,
    credentials: "omit",
    keepalive: true,
  })
  return response.ok
}
