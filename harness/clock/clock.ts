import { withGlobal } from "@sinonjs/fake-timers"

type Run = (...given: ReadonlyArray<unknown>) => void

/** The original timers of a window. */
export interface Natives {
  readonly now: () => number
  readonly setTimeout: (run: Run, wait?: number, ...given: ReadonlyArray<unknown>) => number
  readonly clearTimeout: (id?: number) => void
  readonly setInterval: (run: Run, wait?: number, ...given: ReadonlyArray<unknown>) => number
  readonly clearInterval: (id?: number) => void
}

/** The part of the window whose clock is replaced. */
export interface ClockHost extends Omit<Natives, "now"> {
  readonly Date: DateConstructor
  readonly performance: { readonly now: () => number }
  readonly requestAnimationFrame: (callback: FrameRequestCallback) => number
}

/** The clock of the whole tab, for the app and the simulated gateway. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** The device's own time. */
  readonly deviceNow: () => number
  readonly isFrozen: () => boolean
  /** Stops the clock; animation frames continue, so that the app remains usable. */
  readonly freeze: () => void
  readonly resume: () => void
  /** Advances the clock at once, and runs due timers in order. Setting another time ends the advance, which then resolves to false. */
  readonly advance: (milliseconds: number) => Promise<boolean>
  /** Sets the clock to the next occurrence of this local hour, never to an earlier time, because throttles rely on increasing times. */
  readonly setHour: (hour: number) => void
  /** Sets the time to epoch milliseconds, possibly earlier. Call this only while the app is stopped: its throttles rely on increasing times. */
  readonly setTime: (epoch: number) => void
  /** Whether the clock shows the device's own time. */
  readonly isOwn: () => boolean
  /** Resumes the device's own time. */
  readonly reset: () => void
  /** The original timers, not affected by the clock. */
  readonly natives: Natives
}

/** Interval between updates of a running clock, in milliseconds. */
const step = 10

/** A longer advance behaves like sleep of the device: every due timer runs once, at the end of the advance. */
const longestAdvance = 10 * 60_000

/** Number of steps of an advance. Requests, effects and React run between two steps. */
const parts = 60

/** Milliseconds by which the clock may differ from the device's time and count as equal, because a busy page updates late. */
export const ownWithin = 1500

/** First id of fake timers, far above a browser's own. */
const firstFakeId = 1e12

/** The device's own timers, saved before the window is changed. */
const nativesOf = (host: ClockHost): Natives => ({
  now: host.performance.now.bind(host.performance),
  setTimeout: host.setTimeout.bind(host),
  clearTimeout: host.clearTimeout.bind(host),
  setInterval: host.setInterval.bind(host),
  clearInterval: host.clearInterval.bind(host),
})

type FakeClock = ReturnType<ReturnType<typeof withGlobal>["createClock"]>

/** Lets requests, effects and React run. */
const runTasks = async (natives: Natives): Promise<void> => {
  for (let task = 0; task < 3; task += 1) {
    await new Promise<void>((resolve) => natives.setTimeout(() => resolve(), 0))
  }
}

/** Advances a fake clock in steps, until `isOver` returns true. */
const walkOn = async (
  fake: FakeClock,
  natives: Natives,
  milliseconds: number,
  isOver: () => boolean,
): Promise<void> => {
  await runTasks(natives)
  const end = fake.now + milliseconds
  const part = milliseconds > longestAdvance ? milliseconds : Math.max(1000, milliseconds / parts)
  while (!isOver() && fake.now < end) {
    const next = Math.min(part, end - fake.now)
    if (milliseconds > longestAdvance) fake.jump(next)
    else await fake.tickAsync(next)
    await runTasks(natives)
  }
}

/** A clock that follows the device until it is frozen or advanced. */
const makeTime = (host: ClockHost, natives: Natives) => {
  const fake = withGlobal(host).createClock(host.Date.now())
  const began = natives.now()
  let seen = began
  let isFrozen = false
  let isWalking = false
  let walks: Promise<unknown> = Promise.resolve()
  /** The last time that was set, and the device's own time at that moment. */
  let latest = { epoch: host.Date.now(), at: began }
  const unseen = (): number => (isFrozen || isWalking ? 0 : natives.now() - seen)
  const follow = (): void => {
    const passed = unseen()
    seen = natives.now()
    if (passed > 0) fake.tick(passed)
  }
  const set = (epoch: number): void => {
    latest = { epoch, at: natives.now() }
    fake.setSystemTime(epoch)
  }
  const walk = async (milliseconds: number, before: typeof latest): Promise<boolean> => {
    const isOver = (): boolean => latest !== before
    if (isOver()) return false
    follow()
    isWalking = true
    try {
      await walkOn(fake, natives, milliseconds, isOver)
      return !isOver()
    } finally {
      // Corrects the effect of a step that ran while a time was set.
      if (isOver()) fake.setSystemTime(latest.epoch + (isFrozen ? 0 : natives.now() - latest.at))
      seen = natives.now()
      isWalking = false
    }
  }
  natives.setInterval(follow, step)
  return {
    fake,
    performanceNow: () => began + fake.performance.now() + unseen(),
    isFrozen: () => isFrozen,
    freeze: () => {
      follow()
      isFrozen = true
    },
    resume: () => {
      follow()
      isFrozen = false
    },
    set,
    advance: (milliseconds: number): Promise<boolean> => {
      const before = latest
      const done = walks.then(() => walk(milliseconds, before))
      walks = done.catch(() => {})
      return done
    },
  }
}

/** Replaces the clock of a window. Timers that already run keep the device's clock. */
export const installClock = (host: ClockHost): Clock => {
  const NativeDate = host.Date
  const frame = host.requestAnimationFrame.bind(host)
  const natives = nativesOf(host)
  const { fake, performanceNow, set, ...time } = makeTime(host, natives)
  // A timer without delay yields to other tasks and does not measure time, so it runs on a frozen clock too.
  const clear = (id?: number): void =>
    id !== undefined && id >= firstFakeId ? fake.clearTimeout(id) : natives.clearTimeout(id)
  const setTimeout: Natives["setTimeout"] = (run, wait = 0, ...given) =>
    wait > 0 ? Number(fake.setTimeout(run, wait, ...given)) : natives.setTimeout(run, 0, ...given)
  const setInterval: Natives["setInterval"] = (run, wait = 0, ...given) =>
    wait > 0 ? Number(fake.setInterval(run, wait, ...given)) : natives.setInterval(run, 0, ...given)

  Object.assign(host, {
    Date: fake.Date,
    setTimeout,
    clearTimeout: clear,
    setInterval,
    clearInterval: clear,
    requestAnimationFrame: (callback: FrameRequestCallback) => frame(() => callback(performanceNow())),
  })
  Object.defineProperty(host.performance, "now", { value: performanceNow, configurable: true })

  return {
    ...time,
    now: () => fake.now,
    deviceNow: () => NativeDate.now(),
    setHour: (hour) => {
      const next = new NativeDate(fake.now)
      next.setHours(hour, 0, 0, 0)
      if (next.getTime() <= fake.now) next.setDate(next.getDate() + 1)
      set(next.getTime())
    },
    setTime: set,
    isOwn: () => Math.abs(fake.now - NativeDate.now()) < ownWithin,
    reset: () => {
      time.resume()
      set(NativeDate.now())
    },
    natives,
  }
}
