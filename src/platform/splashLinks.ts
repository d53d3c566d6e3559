import { splashScreens } from "#config/splashScreens.ts"

/** Adds links to the launch images. iOS reads them when the app is installed; other browsers ignore them. */
export const nameSplashScreens = (): void => {
  if (!("standalone" in navigator)) return
  for (const { file, media } of splashScreens) {
    const link = document.createElement("link")
    link.rel = "apple-touch-startup-image"
    link.href = `/${file}`
    link.media = media
    document.head.appendChild(link)
  }
}
