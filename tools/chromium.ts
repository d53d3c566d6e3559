import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

import { installPackage, type Packages } from "./systemPackage.ts"

/** How tests start Chromium: they run as root in containers, without a graphics card. */
export const chromiumArguments: ReadonlyArray<string> = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
]

const commands = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]

const folders = ["/usr/bin", "/usr/local/bin", "/opt/google/chrome", "/snap/bin"]

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

const candidates = (): ReadonlyArray<string> => {
  const searched = [...(process.env.PATH ?? "").split(delimiter), ...folders]
  return [...commands.flatMap((command) => searched.map((folder) => join(folder, command))), ...applications]
}

/** The browser to test with: `CHROMIUM_PATH`, else an installed Chrome or Chromium. */
export const installedChromium = (): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen !== undefined && chosen !== "") return chosen
  return candidates().find((path) => existsSync(path))
}

/** What installs a Chromium, by the package manager that is there. */
const packages: Packages = {
  "apt-get": "apt-get install -y -q --no-install-recommends chromium",
  dnf: "dnf install -y chromium",
  apk: "apk add chromium",
  pacman: "pacman -Sy --noconfirm chromium",
}

const install = (): string | undefined =>
  installPackage("Chromium", packages) ? installedChromium() : undefined

const advice = `No Chrome or Chromium was found, and none could be installed.
Install one (on Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test`

/** The browser to test with, installed by the system's package manager when there is none. */
export const ensureChromium = (): string => {
  const path = installedChromium() ?? install()
  if (path === undefined || !existsSync(path))
    throw new Error(path === undefined ? advice : `${path} is not there.`)
  return path
}
