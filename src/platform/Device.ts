import { Context, Effect, Layer } from "effect"

import * as Day from "#domain/Day.ts"
import type { Platform } from "#domain/Platform.ts"

import { afterPaint } from "./afterPaint.ts"
import { lotOfVisit } from "./lot.ts"

/** What happens to the page from outside. */
export type DeviceEvent =
  | "online"
  | "offline"
  /** The tab is looked at again. */
  | "shown"
  /** The page came back from the back-forward cache as it was left. */
  | "restored"
  /** The browser offers to install the app, or offers it no more. */
  | "installOffer"

/** The device and the tab the app runs in. */
export class Device extends Context.Service<
  Device,
  {
    readonly platform: Effect.Effect<Platform>
    /** Host of the page, with its port. */
    readonly host: string
    readonly origin: string
    /** A number in [0, 1) that stays for the visit. */
    readonly lot: number
    readonly isOnline: Effect.Effect<boolean>
    /** Waits until the device is online; returns at once when it is. */
    readonly untilOnline: Effect.Effect<void>
    /** Waits until what is drawn now is on screen; returns at once in a tab that nobody looks at, which draws nothing. */
    readonly untilPainted: Effect.Effect<void>
    /** Hour of the local day, minutes as fractions, in [0, 24). */
    readonly localHour: Effect.Effect<number>
    /** Local date as YYYY-MM-DD. */
    readonly localDate: Effect.Effect<string>
    /** Whether the browser would install the app if it were asked to. */
    readonly isInstallable: Effect.Effect<boolean>
    /** Opens the browser's own question whether to install the app. It may be opened once an offer. */
    readonly install: Effect.Effect<void>
    /** Calls back on each event; answers how to stop. */
    readonly watch: (listener: (event: DeviceEvent) => void) => () => void
  }
>()("h5/platform/Device") {
  static readonly layer = Layer.sync(Device, () => ({
    ...keepInstallOffer(),
    platform: Effect.sync(() => ({ userAgent: navigator.userAgent, isStandalone: isStandalone() })),
    host: location.host,
    origin: location.origin,
    lot: lotOfVisit(),
    isOnline: Effect.sync(() => navigator.onLine),
    untilOnline: Effect.callback<void>((resume) => {
      if (navigator.onLine) {
        resume(Effect.void)
        return Effect.void
      }
      const onOnline = () => resume(Effect.void)
      window.addEventListener("online", onOnline, { once: true })
      return Effect.sync(() => window.removeEventListener("online", onOnline))
    }),
    untilPainted: Effect.callback<void>((resume) => {
      if (document.visibilityState === "hidden") {
        resume(Effect.void)
        return Effect.void
      }
      // In a task behind the second frame: what follows would hold that one, too, if it began in its call.
      return Effect.sync(afterPaint(() => setTimeout(resume, 0, Effect.void)))
    }),
    localHour: Effect.sync(() => hourOf(new Date())),
    localDate: Effect.sync(() => Day.of(new Date())),
    watch: watchWindow,
  }))
}

/** Hour of a date's local day, minutes as fractions. */
export const hourOf = (date: Date): number => date.getHours() + date.getMinutes() / 60

const isStandalone = (): boolean =>
  ("standalone" in navigator && navigator.standalone === true) ||
  matchMedia("(display-mode: standalone)").matches

interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

const isInstallOffer = (event: Event): event is InstallOffer => "prompt" in event

/** The browser makes its offer once, early, and by a bar of its own; it is kept for a press of the player. */
const keepInstallOffer = () => {
  let kept: InstallOffer | undefined
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    if (isInstallOffer(event)) kept = event
  })
  return {
    isInstallable: Effect.sync(() => kept !== undefined),
    install: Effect.promise(async () => {
      const offer = kept
      kept = undefined
      await offer?.prompt()
    }),
  }
}

const watchWindow = (listener: (event: DeviceEvent) => void): (() => void) => {
  const onOnline = () => listener("online")
  const onOffline = () => listener("offline")
  const onVisibility = () => {
    if (document.visibilityState === "visible") listener("shown")
  }
  const onInstallOffer = () => listener("installOffer")
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener("restored")
  }
  window.addEventListener("online", onOnline)
  window.addEventListener("offline", onOffline)
  document.addEventListener("visibilitychange", onVisibility)
  window.addEventListener("pageshow", onPageShow)
  window.addEventListener("beforeinstallprompt", onInstallOffer)
  return () => {
    window.removeEventListener("online", onOnline)
    window.removeEventListener("offline", onOffline)
    document.removeEventListener("visibilitychange", onVisibility)
    window.removeEventListener("pageshow", onPageShow)
    window.removeEventListener("beforeinstallprompt", onInstallOffer)
  }
}
