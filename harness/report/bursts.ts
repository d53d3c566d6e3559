import { languages } from "#config/product.ts"

import type { Clock } from "../clock/clock.ts"
import type { Device } from "../device/deviceStorage.ts"

/** Bursts of triggers within a short time. A player, the tab or another tab can cause each trigger. */
export const bursts = {
  unread: {
    title: "Look at the tab 5 times",
    hint: "Counts of unread messages: one call, 4 dropped in 250 ms",
  },
  "mark-read": {
    title: "Close the announcements at once",
    hint: "After a login on home: calls start 150 ms apart, none is lost",
  },
  debounce: {
    title: "Change the language 5 times",
    hint: "What depends on the language reloads once, after 250 ms",
  },
  "load-more": {
    title: "Scroll to the end and back 5 times",
    hint: "What loads by scrolling loads once",
  },
} as const
export type BurstName = keyof typeof bursts

const size = 5

/** Milliseconds between two triggers: less than every throttle and debounce of the app. */
const gap = 20

interface BurstContext {
  readonly device: Device
  readonly clock: Clock
  readonly document: Document
}

/** For each burst, a function that causes its nth trigger. */
const triggers: Readonly<Record<BurstName, (context: BurstContext) => (index: number) => void>> = {
  unread: ({ document }) => {
    return () => document.dispatchEvent(new Event("visibilitychange"))
  },
  "mark-read": ({ document }) => {
    return () => {
      // Takes the last dialog, because earlier ones may be closed and still fading out.
      const dialog = [...document.querySelectorAll('[role="dialog"]')].pop()
      const next = [...(dialog?.querySelectorAll("button") ?? [])].pop()
      next?.click()
    }
  },
  debounce: ({ device }) => {
    const chosen = device.read().language
    const others = languages.filter((language) => language !== chosen)
    // The last change returns to the first language.
    return (index) => device.choose({ language: index === size - 1 ? chosen : (others[index] ?? chosen) })
  },
  "load-more": ({ document }) => {
    const page = document.scrollingElement ?? document.documentElement
    return (index) => {
      page.scrollTop = index % 2 === 0 ? page.scrollHeight : 0
      document.dispatchEvent(new Event("scroll", { bubbles: true }))
    }
  },
}

/** Runs a burst; resolves after its last trigger. */
export const burst = async (name: BurstName, context: BurstContext): Promise<void> => {
  const trigger = triggers[name](context)
  for (let index = 0; index < size; index += 1) {
    trigger(index)
    await new Promise<void>((resolve) => context.clock.natives.setTimeout(() => resolve(), gap))
  }
}
