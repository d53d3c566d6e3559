import type { Browser } from "playwright"

import { paths } from "#config/paths.ts"
import { gamesAt } from "#fixtures/data/games/games.ts"
import { openProduct } from "#tools/serve/product.ts"

import { median } from "./load/Load.ts"

/** Numbers of loaded games. */
const sizes = [100, 1000, 10_000]

/** Number of runs for each size. The median reduces the effect of runs that other processes disturb. */
const runs = 3

/** Limits: growth from 1,000 to 10,000 games, and the longest task while scrolling in ms. */
const limits = { growth: 1.3, longestTask: 50 }

/** Speed in CSS px per second, and duration in seconds. */
const gesture = { speed: 3000, seconds: 4 }

/** Runs in a page for `time` ms. Measures animation frames per second and the longest task of more than 50 ms. */
const watch = (time: number): Promise<readonly [frames: number, longestTask: number]> =>
  new Promise((done) => {
    let [frames, longestTask] = [0, 0]
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
    }).observe({ entryTypes: ["longtask"] })
    const start = performance.now()
    const count = (now: number): void => {
      frames += 1
      if (now - start < time) requestAnimationFrame(count)
      else done([(frames * 1000) / (now - start), longestTask])
    }
    requestAnimationFrame(count)
  })

/** The columns of the table. */
interface Figures {
  readonly elements: number
  /** Heap size in MB after garbage collection. */
  readonly heap: number
  /** Animation frames per second. */
  readonly frames: number
  /** The longest task in ms; 0 if no task took over 50 ms. */
  readonly longestTask: number
}

/** Measures a list of `games` games while it is scrolled by touch on a slowed processor. */
const scroll = async (browser: Browser, url: string, games: number): Promise<Figures> => {
  const page = await browser.newPage({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  })
  // Returns all games in one response, because loading pages of 25 would take minutes.
  const value = { games: gamesAt(games), pageNum: 1, totalPages: 1 }
  await page.route(
    ({ pathname }) => pathname.endsWith("GCSGAME_gameList"),
    (route) => route.fulfill({ json: { success: true, value } }),
  )
  await page.goto(`${url}${paths.gameList}?gameType=RNG`)
  await page.getByRole("list", { name: "Games" }).getByRole("button").first().waitFor()
  await page.waitForLoadState("networkidle")
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  const watched = page.evaluate(watch, gesture.seconds * 1000)
  await session.send("Input.synthesizeScrollGesture", {
    x: 180,
    y: 600,
    yDistance: -gesture.speed * gesture.seconds,
    speed: gesture.speed,
    gestureSourceType: "touch",
  })
  const [frames, longestTask] = await watched
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  const elements = await page.locator("*").count()
  await page.context().close()
  return { elements, heap: usedSize / 1e6, frames, longestTask }
}

const { browser, url, close } = await openProduct()

const measure = async (games: number): Promise<Figures> => {
  const all: Array<Figures> = []
  for (let run = 0; run < runs; run++) all.push(await scroll(browser, url, games))
  const of = (figure: keyof Figures): number => median(all.map((figures) => figures[figure])) ?? 0
  return { elements: of("elements"), heap: of("heap"), frames: of("frames"), longestTask: of("longestTask") }
}

console.log("| Games | Elements | Heap, MB | Frames a second | Longest task, ms |")
console.log("| ----: | -------: | -------: | --------------: | ---------------: |")
const measured: Array<Figures> = []
for (const games of sizes) {
  const figures = await measure(games)
  measured.push(figures)
  const { elements, heap, frames, longestTask } = figures
  const cells = [games, elements, heap.toFixed(1), frames.toFixed(0), longestTask.toFixed(0)]
  console.log(`| ${cells.join(" | ")} |`)
}
await close()

const [, thousand, tenThousand] = measured
const isMet =
  thousand !== undefined &&
  tenThousand !== undefined &&
  tenThousand.elements <= limits.growth * thousand.elements &&
  tenThousand.heap <= limits.growth * thousand.heap &&
  measured.every(({ longestTask }) => longestTask <= limits.longestTask)
console.log(
  `Elements and heap grow at most ${limits.growth} times from 1,000 to 10,000 games, and no task takes over ` +
    `${limits.longestTask} ms: ${isMet ? "met" : "missed"}`,
)
process.exitCode = isMet ? 0 : 1
