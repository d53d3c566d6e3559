import { isGatewayPath } from "#tools/serve/gatewayProxy.ts"

import type { Figure } from "./loadFigures.ts"
import type { Hand, Phone, Timeline } from "./rig.ts"

/** What a page is loaded for. */
export interface Subject {
  readonly url: string
  readonly content: string
  readonly seen?: string | undefined
  /** Keys of the local storage before the first visit. */
  readonly storage: Readonly<Record<string, string>>
  readonly taps?: ((hand: Hand) => Promise<void>) | undefined
  readonly isOnlyTapped?: boolean | undefined
  readonly opensOffline?: boolean | undefined
}

/** The figures of one load. */
export type Load = Readonly<Partial<Record<Figure, number>>>

/** ms in which a page's calls and scripts count. The banners start three seconds after the rest. */
const counted = 10_000

/** Waits until the page's service worker is active, if it has one. */
const workerIsActive = `(async () => {
  for (;;) {
    const all = await navigator.serviceWorker.getRegistrations()
    if (all.length === 0 || all.some(({ active }) => active)) return
    await new Promise((done) => setTimeout(done, 200))
  }
})()`

/** Stores what a visitor has, and records when the first row is on screen. */
const before = ({ url, storage, seen = "" }: Subject): string => `
  if (location.origin === ${JSON.stringify(new URL(url).origin)})
    for (const [key, value] of Object.entries(${JSON.stringify(storage)})) localStorage.setItem(key, value)
  ;(function look() {
    if (${JSON.stringify(seen)} === "") return
    if (document.querySelector(${JSON.stringify(seen)})) window.rowSeen = performance.now()
    else requestAnimationFrame(look)
  })()`

const waits = { waitUntil: "load", timeout: 90_000 } as const

const open = async ({ page, net }: Phone, { url, content }: Subject): Promise<void> => {
  await page.goto(url, waits)
  await page.waitForSelector(content, { timeout: 60_000 })
  await net.quiet(1500)
}

const read = async ({
  page,
  read: timeline,
}: Phone): Promise<Timeline & { readonly seen: number | undefined }> => {
  const [entries, seen] = await Promise.all([timeline(), page.evaluate("window.rowSeen")])
  if (entries === null) throw new Error("The page has no timeline")
  return { ...entries, seen: typeof seen === "number" ? seen : undefined }
}

/** When the page's calls were sent, in ms since its document was requested. */
const calls = ({ net }: Phone): ReadonlyArray<{ readonly at: number; readonly path: string }> => {
  const [document] = net.reqs
  return net.reqs
    .filter(
      ({ who, type, url }) =>
        who === "page" && /^(Fetch|XHR)$/.test(type) && isGatewayPath(new URL(url).pathname),
    )
    .map(({ start, url }) => ({
      at: (start - (document?.start ?? start)) * 1000,
      path: new URL(url).pathname,
    }))
}

const firstVisit = async (phone: Phone, subject: Subject): Promise<Load> => {
  const opened = Date.now()
  await open(phone, subject)
  await phone.h.wait(Math.max(0, counted - (Date.now() - opened)))
  const { fcp, lcp, seen, ready, tbt, cls, elements } = await read(phone)
  const traffic = phone.net.summary({ lcp })
  const sent = calls(phone)
  await phone.cdp.send("HeapProfiler.collectGarbage")
  const { usedSize } = await phone.cdp.send("Runtime.getHeapUsage")
  return {
    FCP: fcp,
    LCP: lcp,
    ...(seen === undefined ? {} : { "row seen": seen }),
    content: ready,
    blocked: tbt,
    "layout shifts": cls,
    "scripts, kB": traffic.js / 1000,
    "requests before LCP": traffic.beforeLcp,
    "kB before LCP": traffic.bytesBeforeLcp / 1000,
    "chain depth": traffic.depth,
    "calls before content": sent.filter(({ at }) => at <= ready).length,
    "calls in 10 s": sent.filter(({ at }) => at <= counted).length,
    "heap, MB": usedSize / 1e6,
    elements,
  }
}

const tapped = async (phone: Phone, taps: (hand: Hand) => Promise<void>): Promise<Load> => {
  await taps(phone.h)
  await phone.h.wait(800)
  const { events, firstInput } = await read(phone)
  const times = phone.taps.map(({ label, ms }) => {
    if (ms === null) throw new Error(`The tap on ${label} had no content`)
    return ms
  })
  return {
    INP: Math.max(firstInput, ...events.map(({ d }) => d)),
    "tap to content": Math.max(...times),
  }
}

const secondVisit = async (phone: Phone, subject: Subject): Promise<Load> => {
  await phone.page.evaluate(workerIsActive)
  await phone.net.quiet(1500)
  await phone.page.goto("about:blank", waits)
  phone.net.reset()
  await open(phone, subject)
  const { lcp, seen, ready, cls } = await read(phone)
  return {
    "second LCP": lcp,
    ...(seen === undefined ? {} : { "second row seen": seen }),
    "second content": ready,
    "layout shifts": cls,
    "second kB": phone.net.summary({ lcp }).total / 1000,
  }
}

const offlineStart = async (phone: Phone, subject: Subject): Promise<Load> => {
  await phone.page.goto("about:blank", waits)
  await phone.setOffline(true)
  await open(phone, subject)
  const { lcp, ready } = await read(phone)
  return { "offline LCP": lcp, "offline content": ready }
}

/** Loads a page on a new phone: a first visit, taps, a second visit, and a start without a network. */
export const measureLoad = async (phone: Phone, subject: Subject): Promise<Load> => {
  await phone.page.evaluateOnNewDocument(before(subject))
  const { taps, isOnlyTapped = false, opensOffline = false } = subject
  const first = await firstVisit(phone, subject)
  const inTaps = taps === undefined ? {} : await tapped(phone, taps)
  if (isOnlyTapped) return inTaps
  const second = await secondVisit(phone, subject)
  const shifts = { "layout shifts": Math.max(first["layout shifts"] ?? 0, second["layout shifts"] ?? 0) }
  const offline = opensOffline ? await offlineStart(phone, subject) : {}
  return { ...first, ...inTaps, ...second, ...shifts, ...offline }
}
