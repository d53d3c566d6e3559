import type { Resource } from "./Resource.ts"
import { urlOf } from "./Resource.ts"

export interface Platform {
  readonly userAgent: string
  readonly isStandalone: boolean
}

const nativeApp = /AppVer|AppShellVer/

export const isNativeApp = ({ userAgent }: Platform): boolean => nativeApp.test(userAgent)

export const isInAppContext = (platform: Platform): boolean => isNativeApp(platform) || platform.isStandalone

export const isIos = ({ userAgent }: Platform): boolean => /iPhone|iPad|iPod/.test(userAgent)
const isAndroid = ({ userAgent }: Platform): boolean => /Android/.test(userAgent)

export type Store = "ios" | "android" | "none"

export const storeOf = (platform: Platform): Store => {
  if (isIos(platform)) return "ios"
  return isAndroid(platform) ? "android" : "none"
}

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

export const downloadLink = (platform: Platform, resources: ReadonlyArray<Resource>): string | undefined =>
  storeLink(storeOf(platform), resources)

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
