import { isNativeApp, type Platform } from "#domain/frame/Platform.ts"

export const registerMethods = ["APP", "H5", "PWA", "WEBCLIP"] as const
export type RegisterMethod = (typeof registerMethods)[number]

export const registerMethod = (platform: Platform, hasWebclipFlag: boolean): RegisterMethod => {
  if (isNativeApp(platform)) return "APP"
  if (!platform.isStandalone) return "H5"
  return hasWebclipFlag ? "WEBCLIP" : "PWA"
}
