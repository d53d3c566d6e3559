import { isInDock } from "../userEvents.ts"
import type { Harness } from "../api.ts"
import type { Natives } from "../clock/clock.ts"
import { makeRestoreQueue } from "../dock/restore.ts"
import * as Scenario from "../scenario/scenario.ts"
import { isPhoneHost, phonesOrigin } from "./hosts.ts"
import { type FromPhone, readToPhone } from "./messages.ts"

/** Milliseconds between two looks at the address and the scenario, which change without an event. */
const look = 150

/** The events by which a tester uses this phone and no other. Scrolling alone may follow another phone. */
const uses = ["pointerdown", "touchstart", "keydown", "wheel"] as const

type Send = (message: FromPhone) => void

const longestScroll = ({ document, innerHeight }: Window): number =>
  document.documentElement.scrollHeight - innerHeight

const shareOf = (page: Window): number => {
  const longest = longestScroll(page)
  return longest <= 0 ? 0 : Math.min(1, Math.max(0, page.scrollY / longest))
}

const addressOf = ({ location }: Window): string => location.pathname + location.search

/** As a navigation in the history, which the app follows without a restart. */
const goTo = (page: Window, to: string): void => {
  if (addressOf(page) === to) return
  page.history.pushState(null, "", to)
  page.dispatchEvent(new PopStateEvent("popstate", { state: null }))
}

/** Whether the tester uses this phone: its steps and its scrolling are then those of the others. */
const watchUse = (page: Window) => {
  let isUsed = false
  for (const type of uses)
    page.addEventListener(
      type,
      (event) => {
        if (event.isTrusted && !isInDock(event)) isUsed = true
      },
      { capture: true, passive: true },
    )
  return {
    isUsed: () => isUsed,
    follow: () => {
      isUsed = false
    },
  }
}

/** Reports the page and the scroll position of a phone in use. */
const reportView = (page: Window, natives: Natives, isUsed: () => boolean, send: Send): void => {
  let address = addressOf(page)
  natives.setInterval(() => {
    const before = address
    address = addressOf(page)
    if (address !== before && isUsed()) send({ kind: "went", page: address })
  }, look)
  page.addEventListener(
    "scroll",
    () => {
      if (isUsed()) send({ kind: "scrolled", share: shareOf(page) })
    },
    { passive: true },
  )
}

/** Reports the scenario as it changes. Returns what makes one change after the other. */
const followScenario = (harness: Harness, natives: Natives, send: Send) => {
  const now = (): string => Scenario.write(harness.scenario())
  let last = now()
  let done = 0
  const report = (): void => {
    last = now()
    send({ kind: "scenario", scenario: last, done })
  }
  send({ kind: "started", scenario: last })
  natives.setInterval(() => {
    if (now() !== last) report()
  }, look)
  const restore = makeRestoreQueue(harness)
  return async (before: string, after: string): Promise<void> => {
    await restore(before, after)
    done += 1
    report()
  }
}

/** Connects a phone to the page that shows it. A page on another host, or without an iframe, is no phone. */
export const joinPhones = (harness: Harness, natives: Natives, page: Window): void => {
  if (page.parent === page || !isPhoneHost(page.location)) return
  const origin = phonesOrigin(page.location)
  const send: Send = (message) => page.parent.postMessage(message, origin)
  const { isUsed, follow } = watchUse(page)
  const change = followScenario(harness, natives, send)
  reportView(page, natives, isUsed, send)
  page.addEventListener("message", ({ origin: from, source, data }: MessageEvent<unknown>) => {
    const message = from === origin && source === page.parent ? readToPhone(data) : undefined
    if (message === undefined) return
    if (message.kind === "change") return void change(message.before, message.after)
    follow()
    if (message.kind === "go") goTo(page, message.page)
    else page.scrollTo(0, message.share * longestScroll(page))
  })
}
