import { openStore } from "#harness/tabs/tabStore.ts"

/** Opens stores of one browser, a store for each tab. */
export const openBrowser = () => {
  const held: { data: unknown; version: number } = { data: undefined, version: 0 }
  const backing = {
    version: () => Promise.resolve(held.version),
    read: () => Promise.resolve(structuredClone(held.data)),
    write: (data: unknown, version: number) => {
      Object.assign(held, { data: structuredClone(data), version })
      return Promise.resolve()
    },
  }
  let last: Promise<unknown> = Promise.resolve()
  const exclusively = <A>(task: () => Promise<A>): Promise<A> => {
    const next = last.then(task, task)
    last = next
    return next
  }
  return { openTab: () => openStore(backing, exclusively) }
}
