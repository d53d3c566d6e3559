import { type Natives, Timers } from "./timers.ts"

/** The part of the window whose time is taken over. */
export interface ClockHost extends Omit<Natives, "now"> {
  readonly Date: DateConstructor
  readonly performance: { readonly now: () => number }
  readonly requestAnimationFrame: (callback: FrameRequestCallback) => number
}

/** The time everything in the tab lives by, the app and the pretend gateway alike. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly isFrozen: () => boolean
  /** Time stands still; frames are drawn on, so that the app can be used. */
  readonly freeze: () => void
  readonly resume: () => void
  /** Lets milliseconds pass at once: timers that come due run in their order. */
  readonly advance: (milliseconds: number) => Promise<void>
  /** Goes on to the next time the local clock shows this hour. It never goes back: throttles rely on that. */
  readonly setHour: (hour: number) => void
  /** Back to the device's own time of day, running. */
  readonly reset: () => void
  /** The timers that nothing here changes. */
  readonly natives: Natives
}

/** Takes over the time of a window. What was started before keeps the device's own. */
export const installClock = (host: ClockHost): Clock => {
  const NativeDate = host.Date
  const frame = host.requestAnimationFrame.bind(host)
  const natives: Natives = {
    now: host.performance.now.bind(host.performance),
    setTimeout: host.setTimeout.bind(host),
    clearTimeout: host.clearTimeout.bind(host),
    setInterval: host.setInterval.bind(host),
    clearInterval: host.clearInterval.bind(host),
  }
  const timers = new Timers(natives)
  let wall = NativeDate.now() - timers.now()
  const now = (): number => Math.floor(wall + timers.now())

  Object.assign(host, {
    Date: patchedDate(NativeDate, now),
    setTimeout: timers.setTimeout,
    clearTimeout: timers.clear,
    setInterval: timers.setInterval,
    clearInterval: timers.clear,
    requestAnimationFrame: (callback: FrameRequestCallback) => frame(() => callback(timers.now())),
  })
  Object.defineProperty(host.performance, "now", { value: timers.now, configurable: true })

  return {
    now,
    isFrozen: () => timers.isFrozen,
    freeze: () => timers.freeze(),
    resume: () => timers.resume(),
    advance: (milliseconds) => timers.advance(milliseconds),
    setHour: (hour) => {
      const next = new NativeDate(now())
      next.setHours(hour, 0, 0, 0)
      if (next.getTime() <= now()) next.setDate(next.getDate() + 1)
      wall += next.getTime() - now()
    },
    reset: () => {
      timers.resume()
      wall = NativeDate.now() - timers.now()
    },
    natives,
  }
}

const patchedDate = (NativeDate: DateConstructor, now: () => number): DateConstructor =>
  new Proxy(NativeDate, {
    construct: (target, given: Array<unknown>, caller) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, caller),
    apply: () => new NativeDate(now()).toString(),
    get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
  })
