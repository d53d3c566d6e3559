import { isInAppContext, isIos, type Platform } from "./Platform.ts"

/** Whether the installed web app can run: iOS below 12.4 cannot (spec §1, decision 72). */
export const canInstall = (platform: Platform): boolean => {
  const [, major, minor] = /OS (\d+)[_.](\d+)/.exec(platform.userAgent) ?? []
  if (!isIos(platform) || major === undefined) return true
  return Number(major) > 12 || (Number(major) === 12 && Number(minor) >= 4)
}

/** Whether the browser's offer to install the app is passed on by itself: never where the app is in use already. */
export const offersInstall = (
  platform: Platform,
  options: { readonly isInstallable: boolean; readonly appWindow: boolean; readonly wavedOff: boolean },
): boolean =>
  !isInAppContext(platform) &&
  canInstall(platform) &&
  options.isInstallable &&
  options.appWindow &&
  !options.wavedOff
