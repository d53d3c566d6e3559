import { isInDock } from "../acts.ts"
import type { Harness } from "../api.ts"
import type { Natives } from "../clock.ts"
import { restore } from "../dock/restore.ts"
import * as Scenario from "../scenario.ts"
import { isPhoneHost, phonesOrigin } from "./hosts.ts"
import { type FromPhone, readToPhone } from "./messages.ts"

/** Milliseconds between two looks at the address and the scenario, which change without an event. */
const look = 150

/** The events by which a tester uses this phone and no other. Scrolling alone may follow another phone. */
const uses = ["pointerdown", "touchstart", "keydown", "wheel"] as const

interface Reporting {
  readonly isUsed: () => boolean
  readonly send: (message: FromPhone) => void
}

const longestScroll = ({ document, innerHeight }: Window): number =>
  document.documentElement.scrollHeight - innerHeight

const shareOf = (page: Window): number => {
  const longest = longestScroll(page)
  return longest <= 0 ? 0 : Math.min(1, Math.max(0, page.scrollY / longest))
}

const addressOf = ({ location }: Window): string => location.pathname + location.search

/** As a step in the history, which the app follows without a restart. */
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

/** Reports what changes: the scenario, and the page and the scroll position of a phone in use. */
const report = (harness: Harness, natives: Natives, page: Window, { isUsed, send }: Reporting): void => {
  let scenario = Scenario.write(harness.scenario())
  let address = addressOf(page)
  const lookAgain = (): void => {
    const text = Scenario.write(harness.scenario())
    const to = addressOf(page)
    const hasGone = to !== address
    address = to
    if (hasGone && isUsed()) send({ kind: "went", page: to })
    if (text === scenario) return
    scenario = text
    send({ kind: "scenario", scenario: text })
  }
  send({ kind: "scenario", scenario })
  natives.setInterval(lookAgain, look)
  page.addEventListener(
    "scroll",
    () => {
      if (isUsed()) send({ kind: "scrolled", share: shareOf(page) })
    },
    { passive: true },
  )
}

/** Does what the page with the phones asks, one change of settings after the other. */
const obey = (harness: Harness, page: Window, follow: () => void): ((data: unknown) => void) => {
  let running: Promise<unknown> = Promise.resolve()
  return (data) => {
    const message = readToPhone(data)
    switch (message?.kind) {
      case "change": {
        const [before, after] = [message.before, message.after].map((text) => Scenario.read(text).scenario)
        if (before === undefined || after === undefined) return
        running = running
          .then(() => restore(harness, before, after))
          .catch((error: unknown) => console.error(error))
        return
      }
      case "go":
        follow()
        return goTo(page, message.page)
      case "scroll":
        follow()
        return page.scrollTo(0, message.share * longestScroll(page))
      case undefined:
        return
    }
  }
}

/** Connects a phone to the page that shows it. A page on another host, or without a frame, is no phone. */
export const joinPhones = (harness: Harness, natives: Natives, page: Window): void => {
  if (page.parent === page || !isPhoneHost(page.location)) return
  const origin = phonesOrigin(page.location)
  const { isUsed, follow } = watchUse(page)
  const take = obey(harness, page, follow)
  page.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === page.parent) take(event.data)
  })
  report(harness, natives, page, { isUsed, send: (message) => page.parent.postMessage(message, origin) })
}
