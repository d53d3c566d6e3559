declare global {
  interface Window {
    /** In ms. `slowestEvent` since the last tap began; `tasks` of more than 50 ms; `seen` by selector. */
    observed: {
      lcp: number
      layoutShifts: number
      slowestEvent: number
      readonly tasks: Array<readonly [start: number, end: number]>
      readonly seen: Record<string, number>
    }
  }
}

// Each type of entries has some of these fields, which TypeScript's library lacks.
interface Entry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly interactionId: number
}

/** Runs in a page before its scripts. Uses nothing outside itself. */
export const observe = (selectors: ReadonlyArray<string>): void => {
  const observed: Window["observed"] = { lcp: 0, layoutShifts: 0, slowestEvent: 0, tasks: [], seen: {} }
  window.observed = observed
  const on = (type: string, use: (entry: Entry) => void): void => {
    const watcher = new PerformanceObserver((list) => (list.getEntries() as Array<Entry>).forEach(use))
    watcher.observe({ type, buffered: true, durationThreshold: 16 })
  }
  on("largest-contentful-paint", ({ startTime }) => (observed.lcp = startTime))
  on("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.layoutShifts += value
  })
  on("longtask", ({ startTime, duration }) => observed.tasks.push([startTime, startTime + duration]))
  on("event", ({ interactionId, duration }) => {
    if (interactionId > 0) observed.slowestEvent = Math.max(observed.slowestEvent, duration)
  })
  const look = (): void => {
    const missing = selectors.filter((selector) => observed.seen[selector] === undefined)
    for (const selector of missing)
      if (document.querySelector(selector) !== null) observed.seen[selector] = performance.now()
    if (missing.length > 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. `blocked` is what tasks took beyond 50 ms after the first paint (Total Blocking Time). */
export const readObserved = () => {
  const { tasks, lcp, layoutShifts, seen } = window.observed
  const [paint] = performance.getEntriesByName("first-contentful-paint")
  const painted = tasks.map(([start, end]) => end - Math.max(start, paint?.startTime ?? Infinity))
  const blocked = painted.reduce((sum, time) => sum + Math.max(0, time - 50), 0)
  return { seen, figures: { LCP: lcp, blocked, "layout shifts": layoutShifts } }
}

/** Runs in the page. Resolves when the content of the next press is painted, with the time in ms, or after 20 s. */
export const untilShown = (selector: string): Promise<number | undefined> =>
  new Promise((done) => {
    window.observed.slowestEvent = 0
    const press = (): void => {
      const start = performance.now()
      const look = (): void => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look)
        else requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)))
      }
      requestAnimationFrame(look)
      setTimeout(() => done(undefined), 20_000)
    }
    addEventListener("pointerdown", press, { capture: true, once: true })
  })
