import { existsSync } from "node:fs"
import { cpus } from "node:os"
import { type Browser, type CDPSession, chromium, type Page } from "playwright"

import { gamesAt } from "#fixtures/data/games/games.ts"
import { serveGateway } from "#harness/gateway/server.ts"
import { chromiumLaunch } from "#tools/test/programs.ts"
import { serve } from "#tools/serve/serve.ts"

const folder = process.env["PRODUCT_DIST"] ?? "dist"

/** Numbers of loaded games. */
const sizes = [100, 1000, 10_000] as const

/** Runs for each size; the median excludes runs disturbed by other processes. */
const runs = 3

/** Limits: growth from 1,000 to 10,000 games, and the longest task while scrolling in ms. */
const budget = { growth: 1.3, longestTask: 50 } as const

/** CSS px a second, and seconds. */
const gesture = { speed: 3000, seconds: 4 } as const
const slowdown = 4

interface Figures {
  readonly games: number
  readonly elements: number
  /** MB after garbage collection. */
  readonly heap: number
  /** Frames per second of the main thread while scrolling. */
  readonly frames: number
  /** Share of frames later than two frame intervals, in percent. */
  readonly dropped: number
  readonly longTasks: number
  /** ms; 0 if no task took over 50 ms. */
  readonly longestTask: number
}

/** Records frames and long tasks from now on; returns both when stopped. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: Array<number> = []
    const tasks: Array<number> = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    })
    observer.observe({ entryTypes: ["longtask"] })
    let last = performance.now()
    let running = true
    const note = (now: number) => {
      frames.push(now - last)
      last = now
      if (running) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, {
      stopWatching: () => {
        running = false
        observer.disconnect()
        return { frames, tasks }
      },
    })
  })

const stopWatching = (page: Page): Promise<{ frames: ReadonlyArray<number>; tasks: ReadonlyArray<number> }> =>
  page.evaluate("stopWatching()")

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send("HeapProfiler.collectGarbage")
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0) / 1e6
}

const list = (page: Page) => page.getByRole("list", { name: "Games" })

/** Scrolls a list of so many games by touch on a throttled CPU. */
const measure = async (page: Page, games: number): Promise<Figures> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable")
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await watchFrames(page)
  await session.send("Input.synthesizeScrollGesture", {
    x: 180,
    y: 600,
    yDistance: -gesture.speed * gesture.seconds,
    speed: gesture.speed,
    gestureSourceType: "touch",
  })
  const { frames, tasks } = await stopWatching(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  const time = frames.reduce((sum, frame) => sum + frame, 0)
  return {
    games,
    elements: await page.evaluate(() => document.querySelectorAll("*").length),
    heap: await heapOf(session),
    frames: (frames.length * 1000) / time,
    dropped: (frames.filter((frame) => frame > 34).length * 100) / frames.length,
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
  }
}

const middle = (values: ReadonlyArray<number>): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The median of each figure. */
const middleOf = (games: number, all: ReadonlyArray<Figures>): Figures => ({
  games,
  elements: middle(all.map(({ elements }) => elements)),
  heap: middle(all.map(({ heap }) => heap)),
  frames: middle(all.map(({ frames }) => frames)),
  dropped: middle(all.map(({ dropped }) => dropped)),
  longTasks: middle(all.map(({ longTasks }) => longTasks)),
  longestTask: middle(all.map(({ longestTask }) => longestTask)),
})

/** Opens the list with all games in one response; pages of 25 would take minutes. */
const openList = async (page: Page, url: string, games: number): Promise<void> => {
  const value = { games: gamesAt(games), pageNum: 1, totalPages: 1 }
  await page.route(
    ({ pathname }) => pathname.endsWith("GCSGAME_gameList"),
    (route) => route.fulfill({ json: { success: true, value } }),
  )
  await page.goto(`${url}/m/gameList?gameType=RNG`)
  await list(page).getByRole("button").first().waitFor()
  await page.waitForLoadState("networkidle")
}

const measureOnce = async (browser: Browser, url: string, games: number): Promise<Figures> => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await openList(page, url, games)
  const figures = await measure(page, games)
  await context.close()
  return figures
}

const row = ({ games, elements, heap, frames, dropped, longTasks, longestTask }: Figures): string =>
  [games, elements, heap.toFixed(1), frames.toFixed(0), dropped.toFixed(1), longTasks, longestTask.toFixed(0)]
    .map((cell) => String(cell).padStart(9))
    .join("")

const head = ["games", "elements", "heap MB", "frames/s", "dropped %", "long", "longest"]
  .map((cell) => cell.padStart(9))
  .join("")

const run = async (): Promise<ReadonlyArray<Figures>> => {
  const browser = await chromium.launch(chromiumLaunch())
  const gateway = await serveGateway({ port: 0 })
  const site = await serve({ folder, port: 0, gateway: gateway.url, strict: true })
  try {
    const figures: Array<Figures> = []
    for (const games of sizes) {
      const all: Array<Figures> = []
      for (let run = 0; run < runs; run++) all.push(await measureOnce(browser, site.url, games))
      figures.push(middleOf(games, all))
    }
    return figures
  } finally {
    await Promise.all([browser.close(), site.close(), gateway.close()])
  }
}

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no ${folder}/ yet: npm run build`)
  process.exit(1)
}
const figures = await run()
const [, thousand, tenThousand] = figures
if (thousand === undefined || tenThousand === undefined) throw new Error("Not all sizes were measured")
const growth = {
  elements: tenThousand.elements / thousand.elements,
  heap: tenThousand.heap / thousand.heap,
}
const longest = Math.max(...figures.map(({ longestTask }) => longestTask))
console.log(
  `Scrolling lists by touch, CPU throttled ${slowdown} times, ${cpus()[0]?.model ?? "unknown"} x ${cpus().length}`,
)
console.log([head, ...figures.map(row)].join("\n"))
const verdicts = [
  [
    `elements grow ${growth.elements.toFixed(2)} times (at most ${budget.growth})`,
    growth.elements <= budget.growth,
  ],
  [`heap grows ${growth.heap.toFixed(2)} times (at most ${budget.growth})`, growth.heap <= budget.growth],
  [`longest task ${longest.toFixed(0)} ms (at most ${budget.longestTask})`, longest <= budget.longestTask],
] as const
for (const [text, isMet] of verdicts) console.log(`${isMet ? "✓" : "✗"} ${text}`)
process.exitCode = verdicts.every(([, isMet]) => isMet) ? 0 : 1
