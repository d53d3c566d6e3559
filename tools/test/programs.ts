import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, resolve } from "node:path"

import { testEnvironment } from "./testEnvironment.ts"

const folders = [
  ...(process.env.PATH ?? "").split(delimiter),
  "/usr/bin",
  "/usr/local/bin",
  "/usr/sbin",
  "/usr/local/sbin",
  "/opt/homebrew/bin",
  "/opt/google/chrome",
  "/snap/bin",
]

/** The path of the first of these programs that is installed. */
const installed = (...names: ReadonlyArray<string>): string | undefined =>
  names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find((path) => existsSync(path))

/** Installs a Debian package as root, or by sudo without a password. Does nothing on other systems. */
const install = (name: string): void => {
  if (installed("apt-get") === undefined) return
  console.log(`Installing ${name} …`)
  const [command, ...options] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", "-q"]
  for (const line of [["update"], ["install", "-y", "--no-install-recommends", name]])
    spawnSync(command, [...options, ...line], { stdio: ["ignore", "ignore", "inherit"] })
}

/** The path of a program. Installs the program if it is missing. */
export const ensureProgram = (name: string, debianPackage = name): string | undefined => {
  if (installed(name) === undefined) install(debianPackage)
  return installed(name)
}

const chosenChromium = (): string | undefined => process.env.CHROMIUM_PATH || undefined

/** The browser for tests: `CHROMIUM_PATH`, otherwise an installed Chrome or Chromium. */
export const installedChromium = (): string | undefined =>
  chosenChromium() ??
  installed(
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  )

/** Chromium's headless shell, which makes end-to-end tests faster than the full browser. Optional. */
export const installedHeadlessShell = (): string | undefined =>
  chosenChromium() ?? installed("chromium-headless-shell", "chrome-headless-shell")

/** The browser for tests. Installs Chromium if no browser is found. */
export const ensureChromium = (): string => {
  if (installedChromium() === undefined) install("chromium")
  const path = installedChromium()
  if (path !== undefined && existsSync(path)) return path
  throw new Error(`Tests need Chrome or Chromium, and found ${path ?? "none"}.
Install it (on Debian: apt-get install chromium), or name it: CHROMIUM_PATH=/path/to/chrome npm test`)
}

export const ensureHeadlessShell = (): void => {
  if (installedHeadlessShell() === undefined) install("chromium-headless-shell")
}

/** The path of nginx for the tests of the deployment, which are skipped if nginx or openssl is missing. */
export const nginxForTests = (): string | undefined =>
  ensureProgram("openssl") === undefined ? undefined : ensureProgram("nginx", "nginx-light")

/** Playwright's launch options that all tests and tools share. */
export interface Launch {
  readonly executablePath: string
  readonly args: Array<string>
  readonly env: Record<string, string | undefined>
}

/** Launch options for Chromium: work as root in containers without a graphics card, with the tests' fonts, time zone and language. */
export const chromiumLaunch = (
  executablePath: string = ensureChromium(),
  more: ReadonlyArray<string> = [],
): Launch => ({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...more],
  env: { ...process.env, ...testEnvironment() },
})
