import { isNativeApp, type Platform } from "#domain/frame/Platform.ts"

export const registerMethods = ["APP", "H5", "PWA", "WEBCLIP"] as const
export type RegisterMethod = (typeof registerMethods)[number]

/** The platform that a registration reports (spec §3 "Registration payload"). */
export const registerMethod = (platform: Platform, hasWebclipFlag: boolean): RegisterMethod => {
  if (isNativeApp(platform)) return "APP"
  if (!platform.isStandalone) return "H5"
  return hasWebclipFlag ? "WEBCLIP" : "PWA"
}
