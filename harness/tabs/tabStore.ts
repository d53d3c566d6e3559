import { Result, Schema } from "effect"

import { type Keys, keysOf, makePrivateKey } from "#fixtures/logic/entry/keys.ts"
import type { Memory } from "#fixtures/stateStore.ts"

import { type BackingStore, GatewayData, separateBacking, sharedBacking } from "../gateway/backing.ts"
import { storedKeys } from "../scenario/storedKeys.ts"

/** Runs tasks one after the other. */
export type Exclusively = <A>(task: () => Promise<A>) => Promise<A>

/** The key pair and the state of the simulated gateway. */
export interface TabStore {
  readonly keys: Keys
  readonly memory: Required<Memory>
  /** Replaces the state but not the key pair, whose public key the app in another tab may use. */
  readonly replace: (state: GatewayData["state"]) => Promise<void>
}

/** A task that waits for the lock. */
interface Waiting {
  readonly run: (isNewer: boolean) => Promise<void>
  readonly fail: (error: unknown) => void
}

const decode = Schema.decodeUnknownResult(GatewayData)

interface Opened {
  readonly data: GatewayData
  readonly keys: Keys
}

/** Decodes stored data; undefined for data that is invalid or contains no valid key. */
const openedFrom = async (found: unknown): Promise<Opened | undefined> => {
  const data = Result.getOrUndefined(decode(found))
  const keys = data === undefined ? undefined : await keysOf(data.privateKey).catch(() => undefined)
  return data === undefined || keys === undefined ? undefined : { data, keys }
}

const makeNew = async (backing: BackingStore): Promise<Opened> => {
  const data: GatewayData = { privateKey: await makePrivateKey(), state: {} }
  await backing.write(data, (await backing.version()) + 1)
  return { data, keys: await keysOf(data.privateKey) }
}

/** Runs all waiting tasks of this tab under one lock, because acquiring each lock takes long on a busy page. */
const shareLock = (
  exclusively: Exclusively,
  { load, save }: { readonly load: () => Promise<boolean>; readonly save: () => Promise<void> },
): TabStore["memory"]["exclusively"] => {
  const waiting: Array<Waiting> = []
  const failAll = (error: unknown): void => {
    console.error(error)
    for (const { fail } of waiting.splice(0)) fail(error)
  }
  const runAll = async (): Promise<void> => {
    let isNewer = await load()
    for (const { run } of waiting.splice(0)) {
      await run(isNewer)
      isNewer = false
    }
    await save()
  }
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ run: (isNewer) => task(isNewer).then(resolve, reject), fail: reject })
      if (waiting.length === 1) exclusively(runAll).catch(failAll)
    })
}

/** Opens the data of a backing store, and replaces invalid data. `exclusively` runs the tasks of all tabs one after another. */
export const openStore = async (backing: BackingStore, exclusively: Exclusively): Promise<TabStore> => {
  let version = 0
  const { data, keys } = await exclusively(async () => {
    const opened = (await openedFrom(await backing.read())) ?? (await makeNew(backing))
    version = await backing.version()
    return opened
  })
  let state = new Map(Object.entries(data.state))
  let isChanged = false
  const load = async (): Promise<boolean> => {
    const newest = await backing.version()
    if (newest === version) return false
    version = newest
    const found = decode(await backing.read())
    state = new Map(Result.isSuccess(found) ? Object.entries(found.success.state) : [])
    return true
  }
  const save = async (): Promise<void> => {
    if (!isChanged) return
    isChanged = false
    version += 1
    await backing.write({ privateKey: data.privateKey, state: Object.fromEntries(state) }, version)
  }
  const change = (): void => {
    isChanged = true
  }
  const memory: TabStore["memory"] = {
    getItem: (key) => state.get(key) ?? null,
    setItem: (key, value) => {
      state.set(key, value)
      change()
    },
    removeItem: (key) => {
      if (state.delete(key)) change()
    },
    exclusively: shareLock(exclusively, { load, save }),
  }
  return {
    keys,
    memory,
    replace: (next) =>
      memory.exclusively(async () => {
        state = new Map(Object.entries(next))
        change()
      }),
  }
}

/** The store of this browser. */
export interface BrowserStore extends TabStore {
  /** Whether all tabs share the store. Otherwise the browser lacks Web Locks or refuses IndexedDB. */
  readonly isShared: boolean
}

type Page = Pick<Window, "indexedDB" | "localStorage"> & {
  readonly navigator: { readonly locks?: LockManager }
}

export const openBrowserStore = async ({
  indexedDB,
  localStorage,
  navigator,
}: Page): Promise<BrowserStore> => {
  const { locks } = navigator
  const backing = locks === undefined ? undefined : await sharedBacking(indexedDB).catch(() => undefined)
  if (locks === undefined || backing === undefined)
    return {
      ...(await openStore(separateBacking(localStorage, storedKeys.gateway), (task) => task())),
      isShared: false,
    }
  return { ...(await openStore(backing, (task) => locks.request(storedKeys.gateway, task))), isShared: true }
}
