type Run = (...given: ReadonlyArray<unknown>) => void

/** The timers of a window as it came. */
export interface Natives {
  readonly now: () => number
  readonly setTimeout: (run: Run, wait?: number, ...given: ReadonlyArray<unknown>) => number
  readonly clearTimeout: (id?: number) => void
  readonly setInterval: (run: Run, wait?: number, ...given: ReadonlyArray<unknown>) => number
  readonly clearInterval: (id?: number) => void
}

interface Timer {
  readonly id: number
  readonly run: () => void
  /** Milliseconds between runs; nothing for a timer that runs once. */
  readonly every: number | undefined
  due: number
  handle: number | undefined
}

/** Own ids begin beyond those a browser gives, so that each is cleared where it was made. */
const firstId = 1_000_000_000

const longestWait = 2 ** 31 - 1

/** Timers that one advance runs one by one; the rest then runs at its end, as after a sleep of the device. */
const mostSteps = 3000

/** Timers that can be stopped and hurried. One without a wait is a turn, no time, and always runs. */
export class Timers {
  readonly #natives: Natives
  readonly #timers = new Map<number, Timer>()
  readonly #turns = new Set<number>()
  #nextId = firstId
  #shift = 0
  #stoodAt: number | undefined
  #frozen = false
  #walking = false
  #advancing = Promise.resolve()

  constructor(natives: Natives) {
    this.#natives = natives
  }

  /** Milliseconds that never go back. */
  readonly now = (): number => this.#stoodAt ?? this.#natives.now() + this.#shift

  get isFrozen(): boolean {
    return this.#frozen
  }

  freeze(): void {
    this.#frozen = true
    this.#stand()
  }

  resume(): void {
    this.#frozen = false
    if (!this.#walking) this.#go()
  }

  /** Lets milliseconds pass at once, one advance after another. */
  advance(milliseconds: number): Promise<void> {
    const done = this.#advancing.then(() => this.#advance(milliseconds))
    this.#advancing = done.catch(() => {})
    return done
  }

  readonly setTimeout: Natives["setTimeout"] = (run, wait = 0, ...given) => {
    const call = (): void => run(...given)
    return wait > 0 ? this.#start(call, wait, undefined) : this.#turn(call)
  }

  readonly setInterval: Natives["setInterval"] = (run, wait = 0, ...given) => {
    const call = (): void => run(...given)
    return wait > 0 ? this.#start(call, wait, wait) : this.#natives.setInterval(call, 0)
  }

  readonly clear = (id?: number): void => {
    const timer = id === undefined ? undefined : this.#timers.get(id)
    if (timer === undefined) {
      if (id !== undefined) this.#turns.delete(id)
      this.#natives.clearTimeout(id)
      return
    }
    this.#disarm(timer)
    this.#timers.delete(timer.id)
  }

  #start(run: () => void, wait: number, every: number | undefined): number {
    const timer: Timer = { id: this.#nextId++, run, every, due: this.now() + wait, handle: undefined }
    this.#timers.set(timer.id, timer)
    this.#arm(timer)
    return timer.id
  }

  #turn(run: () => void): number {
    const id = this.#natives.setTimeout(() => {
      this.#turns.delete(id)
      run()
    }, 0)
    this.#turns.add(id)
    return id
  }

  #stand(): void {
    if (this.#stoodAt !== undefined) return
    this.#stoodAt = this.now()
    for (const timer of this.#timers.values()) this.#disarm(timer)
  }

  #go(): void {
    if (this.#stoodAt === undefined) return
    this.#shift = this.#stoodAt - this.#natives.now()
    this.#stoodAt = undefined
    for (const timer of this.#timers.values()) this.#arm(timer)
  }

  #arm(timer: Timer): void {
    if (this.#stoodAt !== undefined) return
    const wait = Math.min(Math.max(0, timer.due - this.now()), longestWait)
    timer.handle = this.#natives.setTimeout(() => {
      // A browser may be early by a fraction, and cannot wait for more than 24 days at once.
      if (timer.due - this.now() > 1) this.#arm(timer)
      else this.#fire(timer)
    }, wait)
  }

  #disarm(timer: Timer): void {
    if (timer.handle !== undefined) this.#natives.clearTimeout(timer.handle)
    timer.handle = undefined
  }

  #fire(timer: Timer): void {
    if (timer.every === undefined) this.#timers.delete(timer.id)
    else {
      timer.due = Math.max(timer.due + timer.every, this.now())
      this.#arm(timer)
    }
    timer.run()
  }

  /** One that throws must not stop the others. */
  #attempt(timer: Timer): void {
    try {
      this.#fire(timer)
    } catch (error) {
      this.#natives.setTimeout(() => {
        throw error
      }, 0)
    }
  }

  #dueBy(end: number): ReadonlyArray<Timer> {
    return [...this.#timers.values()]
      .filter(({ due }) => due <= end)
      .sort((a, b) => a.due - b.due || a.id - b.id)
  }

  async #advance(milliseconds: number): Promise<void> {
    this.#walking = true
    this.#stand()
    const end = this.now() + Math.max(0, milliseconds)
    await this.#walk(end)
    this.#stoodAt = end
    await this.#settle()
    this.#walking = false
    if (!this.#frozen) this.#go()
  }

  async #walk(end: number): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      await this.#settle()
      const [next] = this.#dueBy(end)
      if (next === undefined) return
      this.#stoodAt = Math.max(this.now(), next.due)
      this.#attempt(next)
    }
    this.#stoodAt = end
    for (const timer of this.#dueBy(end)) this.#attempt(timer)
  }

  /** Lets what the last timer set off happen: promises, turns, what draws. */
  async #settle(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      await macrotask()
      if (this.#turns.size === 0 && round > 0) return
      if (this.#turns.size > 0)
        await new Promise<void>((resolve) => this.#natives.setTimeout(() => resolve(), 0))
    }
  }
}

/** The next task, without the wait that browsers add to nested timers. */
const macrotask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
