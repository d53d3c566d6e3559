import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from "web-vitals/attribution"

/** The errors that boot keeps for telemetry: only where a deployment has it. */
declare global {
  interface Window {
    earlyErrors?: Array<unknown> | undefined
  }
}

const errorOf = (event: ErrorEvent | PromiseRejectionEvent): unknown => {
  if ("reason" in event) return event.reason
  return event.error ?? event.message
}

/**
 * The browser's notice, dispatched like an uncaught error, that a size changed while observers were told of others: they
 * hear of it in the next frame. It is no failure.
 */
export const sizeNotice = /^(Error: )?ResizeObserver loop /

/** Reports uncaught errors: those that boot kept, then each new one. Returns a function that stops it. */
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

/** A measured web vital of the page. */
export interface Vital {
  readonly name: string
  readonly value: number
  readonly rating: string
  /** What made it so: an element's selector, an address without its query, a part of the time. */
  readonly causes: Readonly<Record<string, string | number>>
}

/** The causes that web-vitals names, without objects. Addresses lose their query. */
const causesOf = ({ attribution }: MetricWithAttribution): Vital["causes"] => {
  const causes: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(attribution)) {
    if (typeof value === "number") causes[key] = value
    if (typeof value === "string") causes[key] = value.replace(/[?#].*/s, "").slice(0, 200)
  }
  return causes
}

/** Reports the web vitals of the page when they are final; once a page. Older engines, below Chrome 97 and iOS 15.4, report none. */
export const watchVitals = (report: (vital: Vital) => void): void => {
  // The package calls it without asking.
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

/** Calls back when the page is left or hidden, the last moment at which it surely runs. Returns a stop function. */
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

/** Posts JSON without cookies. Fails without a response of the kind 2xx. */
export const postJson = async (address: string, body: string): Promise<void> => {
  const headers = { "Content-Type": "application/json" }
  const response = await fetch(address, {
    method: "POST",
    body,
    headers,
    credentials: "omit",
    keepalive: true,
  })
  if (!response.ok) throw new Error(`The collector answered ${response.status}`)
}

/** Hands JSON to the browser, which posts it although the page ends. */
export const postAtEnd = (address: string, body: string): void => {
  navigator.sendBeacon(address, new Blob([body], { type: "application/json" }))
}
