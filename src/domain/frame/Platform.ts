import type { Resource } from "./Resource.ts"
import { urlOf } from "./Resource.ts"

/** The device and how the app was started. */
export interface Platform {
  readonly userAgent: string
  /** Started from the home screen: display mode standalone, or the flag of iOS. */
  readonly isStandalone: boolean
}

const nativeApp = /AppVer|AppShellVer/

/** Whether the app runs in the native app's web view (decision 74). */
export const isNativeApp = ({ userAgent }: Platform): boolean => nativeApp.test(userAgent)

/** Whether the app is the native or the installed one, so that no download is offered. */
export const isInAppContext = (platform: Platform): boolean => isNativeApp(platform) || platform.isStandalone

export const isIos = ({ userAgent }: Platform): boolean => /iPhone|iPad|iPod/.test(userAgent)
const isAndroid = ({ userAgent }: Platform): boolean => /Android/.test(userAgent)

export type Store = "ios" | "android" | "none"

/** The app store of the device, by its user agent. */
export const storeOf = (platform: Platform): Store => {
  if (isIos(platform)) return "ios"
  return isAndroid(platform) ? "android" : "none"
}

/**
 * The download link of a store. iOS uses IOS, else MOBILECONFIG; Android uses Android; others have none
 * (decision 75).
 */
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

/** The download link for this device. */
export const downloadLink = (platform: Platform, resources: ReadonlyArray<Resource>): string | undefined =>
  storeLink(storeOf(platform), resources)

/** Whether the home header shows the download icon (spec §2 "Home header"). */
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
