import { chromiumArguments, ensureChromium, installedShell } from "#tools/chromium.ts"

interface Launch {
  readonly executablePath: string
  readonly args: Array<string>
}

/** What Playwright starts in end-to-end tests: `chromium.launch(browserLaunch())`. */
export const browserLaunch = (): Launch => ({
  executablePath: installedShell() ?? ensureChromium(),
  args: [...chromiumArguments],
})

/** A whole browser: the headless shell has no back-forward cache. */
export const wholeBrowserLaunch = (): Launch => ({
  executablePath: ensureChromium(),
  args: [...chromiumArguments],
})
