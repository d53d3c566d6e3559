import { type Area, type Areas, memoryAreas, type Watch } from "#platform/Storage.ts"
import { type InOneTab, tabLock } from "#platform/TabLock.ts"

import { fakeLocks } from "./fakeLocks.ts"

/** The connection of a tab to other tabs. */
export interface Tabs {
  readonly watch: Watch
  readonly inOneTab: InOneTab
}

/** The connection of a browser's single tab. */
export const onlyTab: Tabs = { watch: () => () => {}, inOneTab: () => (effect) => effect }

/** A tab that watches a stored key. `tell` notifies it that another tab has changed the value. */
export const watchingTab = (key: string): { readonly tabs: Tabs; readonly tell: () => void } => {
  const listeners = new Set<() => void>()
  const watch: Watch = (watched, listener) => {
    if (watched !== key) return () => {}
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { tabs: { ...onlyTab, watch }, tell: () => listeners.forEach((listener) => listener()) }
}

/** A tab of a browser: its storage, and its connection to the other tabs. */
export interface Tab {
  readonly areas: Areas
  readonly tabs: Tabs
}

/** Simulates a browser whose tabs share local storage and locks. A change in one tab notifies the other tabs. */
export const openBrowser = (): { readonly newTab: () => Tab } => {
  const { local } = memoryAreas()
  const locks = fakeLocks()
  const listeners = new Set<{ readonly tab: Area; readonly key: string; readonly listener: () => void }>()

  const newTab = (): Tab => {
    const tell = (key: string) => {
      for (const each of listeners) if (each.tab !== tab && each.key === key) each.listener()
    }
    const tab: Area = {
      ...local,
      setItem: (key, value) => {
        local.setItem(key, value)
        tell(key)
      },
      removeItem: (key) => {
        local.removeItem(key)
        tell(key)
      },
    }
    return {
      areas: { local: tab, session: memoryAreas().session },
      tabs: {
        watch: (key, listener) => {
          const entry = { tab, key, listener }
          listeners.add(entry)
          return () => void listeners.delete(entry)
        },
        inOneTab: tabLock(tab, locks),
      },
    }
  }
  return { newTab }
}
