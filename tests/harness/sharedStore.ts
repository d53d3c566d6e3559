import { openStore } from "#harness/tabs/tabStore.ts"
import type { BackingStore } from "#harness/gateway/backing.ts"

/** A backing store in memory, with what it has at first. */
export const memoryBacking = (found?: unknown): BackingStore => {
  const held = { data: JSON.stringify(found), version: 0 }
  return {
    version: () => Promise.resolve(held.version),
    read: () => Promise.resolve(held.data === undefined ? undefined : JSON.parse(held.data)),
    write: (data, version) => {
      Object.assign(held, { data: JSON.stringify(data), version })
      return Promise.resolve()
    },
  }
}

/** Opens stores of one browser, a store for each tab. */
export const openBrowser = (backing: BackingStore = memoryBacking()) => {
  let last: Promise<unknown> = Promise.resolve()
  const exclusively = <A>(task: () => Promise<A>): Promise<A> => {
    const next = last.then(task, task)
    last = next
    return next
  }
  return { openTab: () => openStore(backing, exclusively) }
}
