import { isInAppContext, isIos, type Platform } from "./Platform.ts"

/** Whether the device can run the installed web app. iOS below 12.4 cannot (spec §1, decision 72). */
export const canInstall = (platform: Platform): boolean => {
  const [, major, minor] = /OS (\d+)[_.](\d+)/.exec(platform.userAgent) ?? []
  if (!isIos(platform) || major === undefined) return true
  return Number(major) > 12 || (Number(major) === 12 && Number(minor) >= 4)
}

/** How the app offers its installation: by the browser's prompt, or by the guide where a browser has no prompt. */
export type Offer = "prompt" | "guide" | "none"

export interface OfferFacts {
  /** The browser's prompt is available. */
  readonly isInstallable: boolean
  /** The merchant offers an app (decision 76). */
  readonly appWindow: boolean
  /** The player has visited before, or has made a deposit on this device. */
  readonly isReturning: boolean
  /** The player dismissed the offer a short time ago. */
  readonly isDismissed: boolean
}

/** The offer that home shows. None in the installed app, in the native app and on iOS below 12.4. */
export const offerOf = (platform: Platform, facts: OfferFacts): Offer => {
  const isOffered = facts.appWindow && facts.isReturning && !facts.isDismissed
  if (!isOffered || isInAppContext(platform) || !canInstall(platform)) return "none"
  if (facts.isInstallable) return "prompt"
  return isIos(platform) ? "guide" : "none"
}
