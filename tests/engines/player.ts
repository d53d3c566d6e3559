import { setTimeout as wait } from "node:timers/promises"

import type { Tab } from "#tools/engines/Engine.ts"

import { describe, type Query, reachFirst, type Role, seeAll, type Seen } from "./inPage.ts"

/** Timeout in ms for anything to appear; a busy machine starts an engine slowly. */
const timeoutMs = 20_000
/** Polling interval in ms. */
const pollMs = 100

/** An element on the page: role, accessible name, and container. */
export const the = (role: Role, name?: string, within?: Query): Query => ({ role, name, within })

export const saying = (says: string, query: Query): Query => ({ ...query, says })

/** A simulated user with a phone. */
export interface Player {
  readonly open: (path: string) => Promise<void>
  /** Waits until an element exists and returns the first match. */
  readonly see: (query: Query) => Promise<Seen>
  /** The number of current matches. */
  readonly count: (query: Query) => Promise<number>
  readonly gone: (query: Query) => Promise<void>
  /** Waits until an element can be touched, and touches it. */
  readonly press: (query: Query) => Promise<void>
  /** Touches an empty field and types. */
  readonly type: (query: Query, text: string) => Promise<void>
  /** Waits until path and query of the address match. */
  readonly at: (address: string) => Promise<void>
  readonly back: () => Promise<void>
  /** Waits until a condition is met; `what` describes it in errors. */
  readonly until: <A>(what: string, look: () => Promise<A | undefined>) => Promise<A>
  readonly run: Tab["run"]
}

const touch = (tab: Tab, { x, y }: Seen): Promise<void> =>
  tab.perform([
    {
      type: "pointer",
      id: "finger",
      parameters: { pointerType: tab.pointer },
      actions: [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ])

const keys = (tab: Tab, text: string): Promise<void> =>
  tab.perform([
    {
      type: "key",
      id: "keys",
      actions: Array.from(text).flatMap((value) => [
        { type: "keyDown" as const, value },
        { type: "keyUp" as const, value },
      ]),
    },
  ])

/** Polls until a value is found. Retries a poll that fails on a page that is navigating. */
const until = async <A>(what: string, look: () => Promise<A | undefined>): Promise<A> => {
  const end = performance.now() + timeoutMs
  let cause: unknown
  while (performance.now() < end) {
    try {
      const found = await look()
      if (found !== undefined) return found
      cause = undefined
    } catch (error) {
      cause = error
    }
    await wait(pollMs)
  }
  throw new Error(`Not met within ${timeoutMs / 1000} s: ${what}`, { cause })
}

export const playerOf = (tab: Tab, url: string): Player => {
  const all = (query: Query) => tab.run<ReadonlyArray<Seen>>(seeAll(query))

  const see = (query: Query) => until(`to see ${describe(query)}`, async () => (await all(query))[0])

  const press = async (query: Query): Promise<void> => {
    let before: Seen | null = null
    const place = await until(`to touch ${describe(query)}`, async () => {
      const now: Seen | null = await tab.run(reachFirst(query))
      const isStill = now?.isReached === true && now.x === before?.x && now.y === before.y
      before = now
      return isStill ? now : undefined
    })
    await touch(tab, place)
  }

  return {
    open: (path) => tab.open(url + path),
    see,
    count: async (query) => (await all(query)).length,
    gone: async (query) => {
      await until(`for ${describe(query)} to go`, async () => (await all(query)).length === 0 || undefined)
    },
    press,
    type: async (query, text) => {
      await press(query)
      await until(`to be in ${describe(query)}`, async () => (await see(query)).isFocused || undefined)
      await keys(tab, text)
      await until(
        `to have typed "${text}" into ${describe(query)}`,
        async () => (await see(query)).value === text || undefined,
      )
    },
    at: async (address) => {
      await until(
        `for the address ${address}`,
        async () =>
          (await tab.run<string>("return location.pathname + location.search")) === address || undefined,
      )
    },
    back: tab.back,
    until,
    run: tab.run,
  }
}
