import { existsSync } from "node:fs"
import { cpus } from "node:os"
import { type CDPSession, chromium, type Page } from "playwright"

import { paths } from "#config/paths.ts"
import { serveGateway } from "#harness/gateway/server.ts"
import { serve } from "#tools/serve/serve.ts"
import { chromiumLaunch, ensureChromium } from "#tools/test/programs.ts"

import { guestHome, playLife } from "./playerLife.ts"

const folder = process.env["PRODUCT_DIST"] ?? "dist"

/** Real minutes of play; without them an hour passes on a fast clock. */
const realMinutes = Number(process.env["SOAK_MINUTES"] ?? 0)

/** Lives before the first measurement: they load all chunks and fill all caches. */
const warmUps = 3

/** Without machine code, which is part of the heap and grows for many lives as V8 compiles more functions. */
const interpreted = "--js-flags=--no-sparkplug --no-maglev --no-opt --no-flush-bytecode"

/** Measurements at one point of time. */
const restSamples = 3

/** The growth that fails, in either direction. */
const tolerance = 0.05

/** Seconds of the page's time: of one pause, and of the whole run on the fast clock. */
const seconds = { pause: 30, whole: 3600 } as const

/** Counts the timers that wait; `liveTimers()` returns their number. */
const timerCount = `{
  const live = new Set()
  for (const [start, stop, repeats] of [["setTimeout", "clearTimeout", false], ["setInterval", "clearInterval", true]]) {
    const begin = window[start].bind(window)
    const end = window[stop].bind(window)
    window[start] = (run, wait, ...given) => {
      const id = begin(() => {
        if (!repeats) live.delete(id)
        if (typeof run === "function") run(...given)
      }, wait)
      live.add(id)
      return id
    }
    window[stop] = (id) => {
      live.delete(id)
      end(id)
    }
  }
  window.liveTimers = () => live.size
}`

/** Counts the states of Jotai's atoms among all objects: a map of dependencies and a set of pending subscribers. */
const atomCount = `function () {
  const valueOf = (object, name) => Object.getOwnPropertyDescriptor(object, name)?.value
  return this.filter((object) => valueOf(object, "d") instanceof Map && valueOf(object, "p") instanceof Set).length
}`

const countAtoms = async (session: CDPSession): Promise<number> => {
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: "Object.prototype" })
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
  })
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: atomCount,
    returnByValue: true,
  })
  await session.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" })
  return Number(result.value)
}

const kinds = ["heap", "listeners", "timers", "atoms", "nodes"] as const

/** Heap in MB, else numbers of things, after garbage collection. */
type Figures = Readonly<Record<(typeof kinds)[number], number>>

/** The lowest of each figure: what a pending request or animation still holds is no leak. */
const lowestOf = (samples: ReadonlyArray<Figures>): Figures => {
  const lowest = (kind: keyof Figures): number => Math.min(...samples.map((sample) => sample[kind]))
  return {
    heap: lowest("heap"),
    listeners: lowest("listeners"),
    timers: lowest("timers"),
    atoms: lowest("atoms"),
    nodes: lowest("nodes"),
  }
}

const measure = async (page: Page): Promise<Figures> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  const atoms = await countAtoms(session)
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage")
  const { metrics } = await session.send("Performance.getMetrics")
  const metric = (expected: string): number => metrics.find(({ name }) => name === expected)?.value ?? 0
  const figures = {
    heap: metric("JSHeapUsedSize") / 1e6,
    listeners: metric("JSEventListeners"),
    timers: Number(await page.evaluate("liveTimers()")),
    atoms,
    nodes: metric("Nodes"),
  }
  await session.detach()
  return figures
}

/** Counts what a player or an operator notices beside memory: requests to the site, and all that went wrong. */
const watch = (page: Page, origin: string) => {
  const seen = { requests: 0, errors: new Array<string>() }
  const isOfSite = (address: string): boolean => new URL(address).origin === origin
  page.on("request", (request) => {
    if (isOfSite(request.url())) seen.requests += 1
  })
  page.on("response", (response) => {
    if (isOfSite(response.url()) && response.status() >= 400) {
      seen.errors.push(`${response.status()} ${new URL(response.url()).pathname}`)
    }
  })
  page.on("pageerror", (error) => seen.errors.push(`page: ${error.message}`))
  page.on("console", (message) => {
    // The blocked addresses of other sites report themselves here.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      seen.errors.push(`console: ${message.text()}`)
    }
  })
  return seen
}

/** Plays lives until the time is over. Returns the figures before and after, and the number of lives. */
const play = async (page: Page) => {
  const isFast = realMinutes === 0
  if (isFast) await page.clock.install()
  await page.addInitScript({ content: timerCount })
  await page.goto(paths.home)
  await guestHome(page)
  const pass = (): Promise<void> =>
    isFast ? page.clock.runFor(seconds.pause * 1000) : page.waitForTimeout(1000)
  const now = (): Promise<number> => page.evaluate(() => Date.now() / 1000)
  const rest = async (): Promise<Figures> => {
    const samples: Array<Figures> = []
    for (let sample = 0; sample < restSamples; sample += 1) {
      await pass()
      await page.waitForLoadState("networkidle")
      samples.push(await measure(page))
    }
    return lowestOf(samples)
  }
  for (let life = 0; life < warmUps; life += 1) await playLife(page, pass)
  const before = await rest()
  const end = (await now()) + (isFast ? seconds.whole : realMinutes * 60)
  let lives = 0
  for (; (await now()) < end; lives += 1) {
    await playLife(page, pass)
  }
  return { before, after: await rest(), lives }
}

const run = async () => {
  const browser = await chromium.launch(chromiumLaunch(ensureChromium(), [interpreted]))
  const gateway = await serveGateway({ port: 0 })
  gateway.world.configure({ launch: "frame", scale: "few" })
  const site = await serve({ folder, port: 0, gateway: gateway.url, strict: true })
  try {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
      locale: "en-GB",
      serviceWorkers: "block",
    })
    // Videos of other sites would make the figures depend on the network.
    await context.route(
      ({ origin }) => origin !== site.url,
      (route) => route.abort(),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const seen = watch(page, site.url)
    const start = performance.now()
    return { ...(await play(page)), seen, minutes: (performance.now() - start) / 60_000 }
  } finally {
    await Promise.all([browser.close(), site.close(), gateway.close()])
  }
}

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no ${folder}/ yet: npm run build`)
  process.exit(1)
}
const { before, after, lives, seen, minutes } = await run()
const time = realMinutes === 0 ? "an hour on a fast clock" : `${realMinutes} minutes`
console.log(`${lives} lives of a player in ${time}, ${cpus()[0]?.model ?? "unknown"} x ${cpus().length}`)
const rate = seen.requests / (realMinutes === 0 ? seconds.whole / 60 : minutes)
console.log(`${seen.requests} requests, ${rate.toFixed(0)} a minute; ${seen.errors.length} errors`)
for (const error of new Set(seen.errors)) console.log(`  ${error}`)
const verdicts = kinds.map((kind) => {
  const growth = after[kind] - before[kind]
  const isMet = Math.abs(growth) <= tolerance * before[kind]
  const percent = growth === 0 ? 0 : (growth / before[kind]) * 100
  const text = [before[kind], after[kind]].map((value) => value.toFixed(kind === "heap" ? 2 : 0).padStart(9))
  console.log(`${isMet ? "✓" : "✗"} ${kind.padEnd(9)} ${text.join("")} ${percent.toFixed(1).padStart(6)} %`)
  return isMet
})
process.exitCode = verdicts.every((isMet) => isMet) && seen.errors.length === 0 ? 0 : 1
