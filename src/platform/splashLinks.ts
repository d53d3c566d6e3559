import { splashScreens } from "#config/splashScreens.ts"

/** Names the splash screens in the page's head, where iOS looks for them as the app is installed; elsewhere nobody does. */
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
