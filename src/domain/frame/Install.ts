import { isInAppContext, isIos, type Platform } from "./Platform.ts"

export const canInstall = (platform: Platform): boolean => {
  const [, major, minor] = /OS (\d+)[_.](\d+)/.exec(platform.userAgent) ?? []
  // iOS below 12.4 cannot run the installed web app (spec §1, open point 72).
  if (!isIos(platform) || major === undefined) return true
  return Number(major) > 12 || (Number(major) === 12 && Number(minor) >= 4)
}

export type Offer = "prompt" | "guide" | "none"

export interface OfferFacts {
  readonly isInstallable: boolean
  readonly appWindow: boolean
  // The player opened the app before, or made a deposit on this device.
  readonly isReturning: boolean
  readonly isDismissed: boolean
}

export const offerOf = (platform: Platform, facts: OfferFacts): Offer => {
  const isOffered = facts.appWindow && facts.isReturning && !facts.isDismissed
  if (!isOffered || isInAppContext(platform) || !canInstall(platform)) return "none"
  if (facts.isInstallable) return "prompt"
  return isIos(platform) ? "guide" : "none"
}
