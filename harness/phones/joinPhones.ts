import { isInDock } from "../userEvents.ts"
import type { Harness } from "../api.ts"
import type { Natives } from "../clock/clock.ts"
import { makeRestoreQueue } from "../dock/restore.ts"
import * as Scenario from "../scenario/scenario.ts"
import { isPhoneHost, phonesOrigin } from "./hosts.ts"
import { type FromPhone, readToPhone } from "./messages.ts"

/** Polling interval in milliseconds for the address and the scenario, which change without an event. */
const look = 150

/** The events that show that the tester uses this phone. `scroll` is not one, because a phone also scrolls to follow another. */
const uses = ["pointerdown", "touchstart", "keydown", "wheel"] as const

type Send = (message: FromPhone) => void

const longestScroll = ({ document, innerHeight }: Window): number =>
  document.documentElement.scrollHeight - innerHeight

const shareOf = (page: Window): number => {
  const longest = longestScroll(page)
  return longest <= 0 ? 0 : Math.min(1, Math.max(0, page.scrollY / longest))
}

const addressOf = ({ location }: Window): string => location.pathname + location.search

/** Navigates by a history entry and `popstate`, so that the app does not restart. */
const goTo = (page: Window, to: string): void => {
  if (addressOf(page) === to) return
  page.history.pushState(null, "", to)
  page.dispatchEvent(new PopStateEvent("popstate", { state: null }))
}

/** Tracks whether the tester uses this phone. Other phones follow the navigation and scrolling of a used phone. */
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

/** Reports the scenario after every change. Returns a function that applies changes one after another. */
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

/** Whether a page is a phone: on a phone's host and in an iframe. */
const isPhone = (page: Window): boolean => page.parent !== page && isPhoneHost(page.location)

/** Reports to the page that shows a phone why the phone has not started. */
export const reportFailure = (page: Window, reason: string): void => {
  const message: FromPhone = { kind: "failed", reason }
  if (isPhone(page)) page.parent.postMessage(message, phonesOrigin(page.location))
}

/** Connects a phone to the page that shows it. Does nothing in any other page. */
export const joinPhones = (harness: Harness, natives: Natives, page: Window): void => {
  if (!isPhone(page)) return
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
