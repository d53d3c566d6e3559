import { isNativeApp, type Platform } from "./Platform.ts"

export const registerMethods = ["APP", "H5", "PWA", "WEBCLIP"] as const
export type RegisterMethod = (typeof registerMethods)[number]

/** How a registration reaches the backend, spec §3 "Registration payload". */
export const registerMethod = (platform: Platform, hasWebclipFlag: boolean): RegisterMethod => {
  if (isNativeApp(platform)) return "APP"
  if (!platform.isStandalone) return "H5"
  return hasWebclipFlag ? "WEBCLIP" : "PWA"
}
