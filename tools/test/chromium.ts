import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

import { surroundings } from "./surroundings.ts"
import { installPackage, type Packages } from "./systemPackage.ts"

/** Chromium arguments of tests, which run as root in containers without a graphics card. */
export const chromiumArguments: ReadonlyArray<string> = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
]

const commands = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]

/** The same engine without a user interface, which makes end-to-end tests faster. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"]

const folders = ["/usr/bin", "/usr/local/bin", "/opt/google/chrome", "/snap/bin"]

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

const found = (names: ReadonlyArray<string>, elsewhere: ReadonlyArray<string> = []): string | undefined => {
  const searched = [...(process.env.PATH ?? "").split(delimiter), ...folders]
  const paths = names.flatMap((name) => searched.map((folder) => join(folder, name)))
  return [...paths, ...elsewhere].find((path) => existsSync(path))
}

const chosen = (): string | undefined => process.env.CHROMIUM_PATH || undefined

/** The browser for tests: `CHROMIUM_PATH`, otherwise an installed Chrome or Chromium. */
export const installedChromium = (): string | undefined => chosen() ?? found(commands, applications)

/** `CHROMIUM_PATH`, otherwise an installed headless shell. */
export const installedShell = (): string | undefined => chosen() ?? found(shells)

/** Chromium's packages, by package manager. */
const packages = {
  "apt-get": "apt-get install -y -q --no-install-recommends chromium chromium-headless-shell",
  dnf: "dnf install -y chromium",
  apk: "apk add chromium",
  pacman: "pacman -Sy --noconfirm chromium",
} satisfies Packages

/** Only Debian has the shell as a package. */
const shellPackages: Packages = { "apt-get": packages["apt-get"] }

const advice = `No Chrome or Chromium was found, and none could be installed; tests of pages and components need one.
Install one (on Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test`

/** The browser for tests, installed by the system's package manager when missing. */
export const ensureChromium = (): string => {
  if (installedChromium() === undefined) installPackage("Chromium", packages)
  const path = installedChromium()
  if (path === undefined || !existsSync(path))
    throw new Error(path === undefined ? advice : `CHROMIUM_PATH names ${path}, which is not there.`)
  return path
}

/** The part of Playwright's launch options that all tests and tools share. */
export interface Launch {
  readonly executablePath: string
  readonly args: Array<string>
  readonly env: Record<string, string | undefined>
}

/** Playwright's launch options: every browser starts with the fonts, time zone and language of tests. */
export const chromiumLaunch = (
  executablePath: string = ensureChromium(),
  more: ReadonlyArray<string> = [],
): Launch => ({
  executablePath,
  args: [...chromiumArguments, ...more],
  env: { ...process.env, ...surroundings() },
})

/** Installs the headless shell where the package manager has it; tests can run without it. */
export const getShell = (): void => {
  if (installedShell() === undefined) installPackage("Chromium's headless shell", shellPackages)
}
