import { stripVTControlCharacters } from "node:util"
import { chromium, devices } from "playwright"

import { chromiumLaunch, ensureChromium } from "#tools/test/programs.ts"

import { type Network, startLink } from "./link.ts"
import type { Figures, Load, TapTimes } from "./Load.ts"
import { observe, readObserved, untilShown } from "./observe.ts"
import type { Page, Tap } from "./pages.ts"
import { watchRequests } from "./requests.ts"
import { type Certificate, origin } from "./site.ts"

/** The phone that Lighthouse emulates, four times slower than this computer. */
const phone = { ...devices["Moto G4"], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Longer than three seconds, because banners load three seconds after the other content. */
const quietTime = 3500

export interface Conditions {
  readonly network: Network
  readonly certificate: Certificate
  /** Local storage. */
  readonly member: Readonly<Record<string, string>>
}

/** Opens a slowed phone behind a link, in a browser with an empty profile. */
const open = async (page: Page, port: number, { network, certificate, member }: Conditions) => {
  const link = await startLink(port, network)
  const context = await chromium.launchPersistentContext("", {
    ...phone,
    ...chromiumLaunch(ensureChromium(), [
      `--host-resolver-rules=MAP * 127.0.0.1:${link.port}`,
      // If Chromium ignored all errors of certificates, it would run no service worker and cache nothing.
      `--ignore-certificate-errors-spki-list=${certificate.digest}`,
    ]),
  })
  const store = (items: Conditions["member"]): void => {
    if (location.protocol === "https:")
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }
  await context.addInitScript(store, page.isMember === true ? member : {})
  await context.addInitScript(observe, [page.ready, page.firstRow ?? page.ready])
  const tab = context.pages()[0] ?? (await context.newPage())
  tab.setDefaultTimeout(20_000)
  const session = await context.newCDPSession(tab)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  return { page, link, context, tab, session }
}

type Opened = Awaited<ReturnType<typeof open>>

const visit = async ({ page, tab, link }: Opened) => {
  await tab.goto(origin + page.path, { timeout: 90_000 })
  await tab.locator(page.ready).first().waitFor({ state: "attached", timeout: 60_000 })
  await link.quiet(quietTime)
  const { seen, figures } = await tab.evaluate(readObserved)
  return { ...figures, content: seen[page.ready], "first row": seen[page.firstRow ?? ""] }
}

const firstVisit = async (opened: Opened): Promise<Figures> => {
  const { tab, session } = opened
  const requestsUntil = await watchRequests(session)
  const figures = await visit(opened)
  const requests = requestsUntil(figures.LCP)
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return { ...figures, ...requests, elements: await tab.locator("*").count(), "heap, MB": usedSize / 1e6 }
}

/** Sends both ends of a touch at once. Playwright waits for a busy page between them, which makes it a long press. */
const touch = async ({ tab, session }: Opened, selector: string): Promise<void> => {
  const element = tab.locator(selector).first()
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await Promise.all([
    session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints }),
    session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ])
}

const tap = async (opened: Opened, { name, isBelow, presses, content }: Tap): Promise<TapTimes> => {
  const { tab, link } = opened
  if (isBelow === true) await tab.evaluate(() => scrollBy(0, 1.5 * innerHeight))
  for (const selector of presses.slice(0, -1)) await touch(opened, selector)
  const last = presses.at(-1) ?? ""
  await tab.locator(last).first().scrollIntoViewIfNeeded()
  await link.quiet(1000)
  const [time] = await Promise.all([tab.evaluate(untilShown, content), touch(opened, last)])
  if (time === undefined) throw new Error(`the tap ${name} had no content`)
  await link.quiet(1000)
  return { content: time, inp: await tab.evaluate(() => window.observed.slowestEvent) }
}

const secondVisit = async (opened: Opened, first: Figures): Promise<Figures> => {
  const { tab, link } = opened
  const areActive = async (): Promise<boolean> =>
    (await navigator.serviceWorker.getRegistrations()).every(({ active }) => active !== null)
  await tab.waitForFunction(areActive, undefined, { timeout: 40_000 })
  await link.quiet(quietTime)
  await tab.goto("about:blank")
  const figures = await visit(opened)
  return {
    "second LCP": figures.LCP,
    "second content": figures.content,
    "second first row": figures["first row"],
    "layout shifts": Math.max(figures["layout shifts"], first["layout shifts"] ?? 0),
  }
}

const startsOffline = async ({ page, tab, link, context }: Opened): Promise<boolean> => {
  await tab.goto("about:blank")
  link.cut()
  await context.setOffline(true)
  // The browser rejects if no worker serves the page.
  const response = await tab.goto(origin + page.path).catch(() => null)
  await tab.waitForTimeout(1500)
  return response !== null && (await tab.locator("body").innerText()).trim().length > 20
}

/** Measures a page of the site at a port: a visit, taps, a second visit, and a start without a network. */
export const measure = async (page: Page, port: number, conditions: Conditions): Promise<Load> => {
  const opened = await open(page, port, conditions)
  const figures: Figures = {}
  const taps: Record<string, TapTimes> = {}
  const dropped: Array<string> = []
  const attempt = (part: () => Promise<unknown>): Promise<unknown> =>
    part().catch((error: unknown) => {
      const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
      // Playwright's log ends with the element that it waited for, or with what covered the element.
      const [end] = [...text.matchAll(/waiting for locator.*|<.*intercepts pointer events/g)].at(-1) ?? []
      dropped.push([text.split("\n")[0], end].join(" ").trim())
    })
  await attempt(async () => Object.assign(figures, await firstVisit(opened)))
  await attempt(async () => {
    for (const [index, each] of (page.taps ?? []).entries()) {
      if (index > 0) await opened.tab.goBack()
      const times = await tap(opened, each)
      taps[each.name] = times
      figures.INP = Math.max(figures.INP ?? 0, times.inp)
      figures["tap to content"] = Math.max(figures["tap to content"] ?? 0, times.content)
    }
  })
  await attempt(async () => Object.assign(figures, await secondVisit(opened, figures)))
  const isOffline = (await attempt(() => startsOffline(opened))) === true
  opened.link.cut()
  await opened.context.close()
  return { page: page.name, figures, taps, startsOffline: isOffline, dropped }
}
