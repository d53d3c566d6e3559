import type { BrowserContext } from "playwright"

/**
 * Shifts `Date` so that the time `real` reads as `wanted`, and continues from there. Does not change timers and
 * `performance`. Playwright also runs this function in pages, where a second call changes nothing.
 */
export const moveDate = ([real, wanted]: readonly [real: number, wanted: number]): void => {
  const Native = Date
  if (Math.abs(Native.now() - wanted) < Math.abs(Native.now() - real)) return
  const now = (): number => Native.now() + wanted - real
  globalThis.Date = new Proxy(Native, {
    apply: () => new Date(now()).toString(),
    construct: (target, parts, self) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, self),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  })
}

/** Gives the pages of a browser context the clock of this process. */
export const moveClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(moveDate, [
    Math.round(performance.timeOrigin + performance.now()),
    Date.now(),
  ] as const)
