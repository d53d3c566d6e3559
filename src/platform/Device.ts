import { Context, Effect, Layer } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as CalendarDate from "#domain/CalendarDate.ts"
import type { Platform } from "#domain/frame/Platform.ts"

import { site } from "./Address.ts"
import { afterNextPaint } from "./afterNextPaint.ts"
import { visitSeed } from "./visitSeed.ts"

export type DeviceEvent = "online" | "offline" | "shown" | "restored" | "installOffer" | "input"

export class Device extends Context.Service<
  Device,
  {
    readonly platform: Effect.Effect<Platform>
    readonly host: string
    readonly origin: string
    /** A random number in [0, 1) that stays the same for the visit. */
    readonly visitSeed: number
    readonly isOnline: Effect.Effect<boolean>
    readonly untilOnline: Effect.Effect<void>
    /** Waits for the next paint. In a hidden tab, which paints nothing, returns at once. */
    readonly afterNextPaint: Effect.Effect<void>
    /** The local time in hours, in [0, 24). Minutes are a fraction of an hour. */
    readonly localHour: Effect.Effect<number>
    /** The local date as YYYY-MM-DD. */
    readonly localDate: Effect.Effect<string>
    readonly isInstallable: Effect.Effect<boolean>
    readonly install: Effect.Effect<void>
    readonly setBadge: (count: number) => Effect.Effect<void>
    readonly watch: (listener: (event: DeviceEvent) => void) => () => void
  }
>()("h5/platform/Device") {
  static readonly layerAt = (host?: string) =>
    Layer.sync(Device, () => ({
      ...keepInstallOffer(),
      platform: Effect.sync(() => ({ userAgent: navigator.userAgent, isStandalone: isStandalone() })),
      host: host ?? site().host,
      origin: site().origin,
      visitSeed: visitSeed(),
      isOnline: Effect.sync(isOnline),
      untilOnline: Effect.callback<void>((resume) => {
        if (navigator.onLine) {
          resume(Effect.void)
          return Effect.void
        }
        const onOnline = () => resume(Effect.void)
        window.addEventListener("online", onOnline, { once: true })
        return Effect.sync(() => window.removeEventListener("online", onOnline))
      }),
      afterNextPaint: Effect.callback<void>((resume) => {
        if (document.visibilityState === "hidden") {
          resume(Effect.void)
          return Effect.void
        }
        // Work inside the animation frame would delay the paint, so the effect resumes in a later task.
        return Effect.sync(afterNextPaint(() => setTimeout(resume, 0, Effect.void)))
      }),
      localHour: Effect.sync(() => hourOf(new Date())),
      localDate: Effect.sync(() => CalendarDate.of(new Date())),
      setBadge: (count) => Effect.promise(() => setBadge(count)),
      watch: watchWindow,
    }))

  static readonly layer = Device.layerAt()
}

export const hourOf = (date: Date): number => date.getHours() + date.getMinutes() / 60

const isStandalone = (): boolean =>
  ("standalone" in navigator && navigator.standalone === true) ||
  matchMedia("(display-mode: standalone)").matches

interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

const isInstallOffer = (event: Event): event is InstallOffer => "prompt" in event

/** The events that change whether the browser offers to install the app. */
const installEvents = ["beforeinstallprompt", "appinstalled"]

const keepInstallOffer = () => {
  let stored: InstallOffer | undefined
  window.addEventListener("beforeinstallprompt", (event) => {
    // The browser fires this event only once. A stored event can later open the install prompt at a press.
    event.preventDefault()
    if (isInstallOffer(event)) stored = event
  })
  window.addEventListener("appinstalled", () => {
    stored = undefined
  })
  return {
    isInstallable: Effect.sync(() => stored !== undefined),
    install: Effect.promise(async () => {
      const offer = stored
      stored = undefined
      await offer?.prompt()
    }),
  }
}

const setBadge = async (count: number): Promise<void> => {
  if (!("setAppBadge" in navigator)) return
  // Browsers reject `setAppBadge` if the app is not installed.
  await navigator.setAppBadge(count).catch(() => {})
}

const watchWindow = (listener: (event: DeviceEvent) => void): (() => void) => {
  let check: ReturnType<typeof setInterval> | undefined
  const onOnline = () => {
    clearInterval(check)
    listener("online")
  }
  // Polls `navigator.onLine`, because some devices do not fire the event `online`.
  const checkOnline = () => {
    clearInterval(check)
    check = setInterval(() => {
      if (navigator.onLine) window.dispatchEvent(new Event("online"))
    }, millis(timings.onlineCheck))
  }
  const onOffline = () => {
    checkOnline()
    listener("offline")
  }
  if (!navigator.onLine) checkOnline()
  const onVisibility = () => {
    if (document.visibilityState === "visible") listener("shown")
  }
  const onInstallOffer = () => listener("installOffer")
  const onInput = () => listener("input")
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener("restored")
  }
  window.addEventListener("online", onOnline)
  window.addEventListener("offline", onOffline)
  document.addEventListener("visibilitychange", onVisibility)
  window.addEventListener("pageshow", onPageShow)
  installEvents.forEach((type) => window.addEventListener(type, onInstallOffer))
  // Does not capture: a capturing listener would change state before React's `onInput` and undo the typed text.
  window.addEventListener("input", onInput)
  return () => {
    clearInterval(check)
    window.removeEventListener("online", onOnline)
    window.removeEventListener("offline", onOffline)
    document.removeEventListener("visibilitychange", onVisibility)
    window.removeEventListener("pageshow", onPageShow)
    installEvents.forEach((type) => window.removeEventListener(type, onInstallOffer))
    window.removeEventListener("input", onInput)
  }
}

export const isOnline = (): boolean => navigator.onLine
