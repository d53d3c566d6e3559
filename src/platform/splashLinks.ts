import { splashScreens } from "#config/splashScreens.ts"

export const nameSplashScreens = (): void => {
  // Only iOS reads these links, at the moment when the player installs the app.
  if (!("standalone" in navigator)) return
  for (const { file, media } of splashScreens) {
    const link = document.createElement("link")
    link.rel = "apple-touch-startup-image"
    link.href = `/${file}`
    link.media = media
    document.head.appendChild(link)
  }
}
