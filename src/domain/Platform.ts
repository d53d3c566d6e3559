import type { Resource } from "./Resource.ts"
import { urlOf } from "./Resource.ts"

/** What is known of the device the app runs on. */
export interface Platform {
  readonly userAgent: string
  /** Started from the home screen: display mode standalone, or iOS's own flag. */
  readonly isStandalone: boolean
}

const nativeApp = /AppVer|AppShellVer/

/** Runs inside the native app's web view (decision 74). */
export const isNativeApp = ({ userAgent }: Platform): boolean => nativeApp.test(userAgent)

/** Runs in the native app or as an installed web app: nothing is left to download. */
export const isInAppContext = (platform: Platform): boolean => isNativeApp(platform) || platform.isStandalone

export const isIos = ({ userAgent }: Platform): boolean => /iPhone|iPad|iPod/.test(userAgent)
const isAndroid = ({ userAgent }: Platform): boolean => /Android/.test(userAgent)

export type Store = "ios" | "android" | "none"

/** Which store a device belongs to, by its user agent. */
export const storeOf = (platform: Platform): Store => {
  if (isIos(platform)) return "ios"
  return isAndroid(platform) ? "android" : "none"
}

/** The app's link of a store: iOS takes IOS, else the profile; Android its own; others none (decision 75). */
export const storeLink = (store: Store, resources: ReadonlyArray<Resource>): string | undefined => {
  switch (store) {
    case "ios":
      return urlOf(resources, "IOS") ?? urlOf(resources, "MOBILECONFIG")
    case "android":
      return urlOf(resources, "Android")
    case "none":
      return undefined
  }
}

/** The app's link for the device. */
export const downloadLink = (platform: Platform, resources: ReadonlyArray<Resource>): string | undefined =>
  storeLink(storeOf(platform), resources)

/** Whether the download icon of the home header shows (spec §2 "Home header"). */
export const showsDownload = (
  platform: Platform,
  options: {
    readonly isHome: boolean
    readonly appWindow: boolean
    readonly resources: ReadonlyArray<Resource>
  },
): boolean =>
  options.isHome &&
  !isInAppContext(platform) &&
  options.appWindow &&
  downloadLink(platform, options.resources) !== undefined
