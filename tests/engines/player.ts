import { setTimeout as wait } from "node:timers/promises"

import type { Tab } from "#tools/engines/Engine.ts"

import { describe, type Query, reachFirst, type Role, seeAll, type Seen } from "./inPage.ts"

/** ms that a person waits for something to come; a busy machine is slow to start an engine. */
const patience = 20_000
/** ms between two looks. */
const pace = 100

/** What there is on the page: a role, an accessible name, and where. */
export const the = (role: Role, name?: string, within?: Query): Query => ({ role, name, within })

export const saying = (says: string, query: Query): Query => ({ ...query, says })

/** Somebody at a phone. */
export interface Player {
  readonly open: (path: string) => Promise<void>
  /** Waits until something is there, and answers the first of it. */
  readonly see: (query: Query) => Promise<Seen>
  /** All of it that is there at once. */
  readonly count: (query: Query) => Promise<number>
  readonly gone: (query: Query) => Promise<void>
  /** Waits until it can be touched, and touches it. */
  readonly press: (query: Query) => Promise<void>
  /** Touches an empty field, and types. */
  readonly type: (query: Query, text: string) => Promise<void>
  /** Waits until path and query of the address are so. */
  readonly at: (address: string) => Promise<void>
  readonly back: () => Promise<void>
  /** Waits until a condition holds, told by its words. */
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

/** Looks again until something is found. A look that fails on a page that is just leaving is made again too. */
const until = async <A>(what: string, look: () => Promise<A | undefined>): Promise<A> => {
  const end = performance.now() + patience
  let cause: unknown
  while (performance.now() < end) {
    try {
      const found = await look()
      if (found !== undefined) return found
      cause = undefined
    } catch (error) {
      cause = error
    }
    await wait(pace)
  }
  throw new Error(`Waited ${patience / 1000} s in vain ${what}`, { cause })
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
