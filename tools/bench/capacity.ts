import { existsSync } from "node:fs"
import { type BrowserContext, chromium, type Page } from "playwright"

import { paths } from "#config/paths.ts"
import { serveGateway } from "#harness/gateway/server.ts"
import { serve } from "#tools/serve/serve.ts"
import { chromiumLaunch, ensureChromium } from "#tools/test/programs.ts"

import { callsOfVisit, type Load, loadAtOnce, loadOfDay, type PlayerFigures } from "./capacityFigures.ts"
import { countBytes } from "./countBytes.ts"
import { guestHome, logIn, readPages, read } from "./playerLife.ts"

const folder = process.env["PRODUCT_DIST"] ?? "dist"

/** Seconds of a measurement: until the service worker has stored its files, of a rest, and on an opened page. */
const seconds = { settle: 20, rest: 120, page: 3 } as const

/** Counters of the site's bytes, the gateway's bytes and its calls, and how far each has come since. */
const makeMeter = (counters: Readonly<Record<"site" | "gateway" | "calls", () => number>>) => {
  const read = () => ({ site: counters.site(), gateway: counters.gateway(), calls: counters.calls() })
  let before = read()
  return () => {
    const now = read()
    const since = {
      site: now.site - before.site,
      gateway: now.gateway - before.gateway,
      calls: now.calls - before.calls,
    }
    before = now
    return since
  }
}

type Meter = ReturnType<typeof makeMeter>

const openHome = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(paths.home)
  await guestHome(page)
  await page.waitForTimeout(seconds.settle * 1000)
  return page
}

const measurePlayer = async (context: BrowserContext, meter: Meter): Promise<PlayerFigures> => {
  await (await openHome(context)).close()
  const first = meter()
  const page = await openHome(context)
  await logIn(page)
  const next = meter()
  await page.waitForTimeout(seconds.rest * 1000)
  const rest = meter()
  for (const path of readPages) {
    await read(page, path)
    await page.waitForTimeout(seconds.page * 1000)
  }
  const pages = meter()
  const all = [first, next, rest, pages]
  const sum = (of: (part: (typeof all)[number]) => number) => all.reduce((total, part) => total + of(part), 0)
  return {
    firstVisit: first.site - first.gateway,
    nextVisit: next.site - next.gateway,
    startCalls: next.calls,
    pageCalls: pages.calls / readPages.length,
    restCalls: rest.calls / (seconds.rest / 60),
    callBytes: sum(({ gateway }) => gateway) / sum(({ calls }) => calls),
  }
}

const run = async (): Promise<PlayerFigures> => {
  const browser = await chromium.launch(chromiumLaunch(ensureChromium(), []))
  const gateway = await serveGateway({ port: 0 })
  const gatewayPort = await countBytes(gateway.url)
  const site = await serve({ folder, port: 0, gateway: gatewayPort.url, strict: true })
  const sitePort = await countBytes(site.url)
  try {
    const context = await browser.newContext({
      baseURL: sitePort.url,
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
      locale: "en-GB",
    })
    return await measurePlayer(
      context,
      makeMeter({
        site: sitePort.sent,
        gateway: gatewayPort.sent,
        calls: () => gateway.world.log.entries().length,
      }),
    )
  } finally {
    await Promise.all([browser.close(), sitePort.close(), gatewayPort.close()])
    await Promise.all([site.close(), gateway.close()])
  }
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
const loadLine = (of: string, { callsPerSecond, siteBits, gatewayBits }: Load): string => {
  const megabits = (bits: number) => `${Math.round(bits / 1e6).toLocaleString("en")} Mbit/s`
  const calls = Math.round(callsPerSecond).toLocaleString("en")
  return `| ${of} | ${calls} | ${megabits(siteBits)} | ${megabits(gatewayBits)} |`
}

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no ${folder}/ yet: npm run build`)
  process.exit(1)
}
const figures = await run()
console.log(
  [
    "| A player | |",
    "| --- | --- |",
    `| files of a first visit | ${kilobytes(figures.firstVisit)} |`,
    `| files of a further visit | ${kilobytes(figures.nextVisit)} |`,
    `| gateway calls of a start with a login | ${figures.startCalls} |`,
    `| gateway calls of an opened page | ${figures.pageCalls.toFixed(1)} |`,
    `| gateway calls a minute at rest | ${figures.restCalls.toFixed(1)} |`,
    `| gateway calls of a visit | ${Math.round(callsOfVisit(figures))} |`,
    `| bytes of a gateway response, with pictures | ${kilobytes(figures.callBytes)} |`,
    "",
    "| Load | Calls a second | Files | Gateway |",
    "| --- | --- | --- | --- |",
    loadLine("1,000,000 visits a day, busiest hour", loadOfDay(figures, 1e6)),
    loadLine("100,000 players at once", loadAtOnce(figures, 1e5)),
  ].join("\n"),
)
