import { Effect, Layer } from "effect"

import { solvedChallenge } from "#fixtures/logic/entry/challenge.ts"
import { Device } from "#platform/Device.ts"
import { Firebase } from "#platform/Firebase.ts"
import { HumanCheck } from "#platform/HumanCheck.ts"

export const phones = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1",
  oldIphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 Version/11.0 Mobile/15E148 Safari/604.1",
  android: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36",
  inInstagram:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 330.0",
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36",
} as const
export type Phone = keyof typeof phones

export interface Circumstances {
  readonly phone: Phone
  readonly online: boolean
  /** Hour of the local day, minutes as fractions. */
  readonly hour: number
  readonly isStandalone: boolean
  /** Whether the browser offers to install the app. */
  readonly isInstallable: boolean
}

/** A device that sends no events. */
export const layerDevice = ({ phone, online, hour, isStandalone, isInstallable }: Circumstances) =>
  Layer.succeed(Device)({
    platform: Effect.succeed({ userAgent: phones[phone], isStandalone }),
    host: location.host,
    origin: location.origin,
    isOnline: Effect.succeed(online),
    untilOnline: online ? Effect.void : Effect.never,
    afterNextPaint: Effect.yieldNow,
    localHour: Effect.succeed(hour),
    visitSeed: 0,
    localDate: Effect.succeed("2026-11-02"),
    isInstallable: Effect.succeed(isInstallable),
    install: Effect.void,
    setBadge: () => Effect.void,
    watch: () => () => {},
  })

/** In a story the human verification succeeds, or stays open. */
export const layerHumanCheck = (isUnverified: boolean) =>
  Layer.succeed(HumanCheck)({ solve: () => (isUnverified ? Effect.never : Effect.succeed(solvedChallenge)) })

/** In a story no popup opens, and every code is correct. */
export const layerFirebase = Layer.succeed(Firebase)({
  prepare: () => Effect.void,
  sendCode: () => Effect.void,
  verifyCode: () => Effect.succeed("id-token"),
  signIn: () => Effect.never,
  forget: Effect.void,
})
