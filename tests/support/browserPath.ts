import { chromiumArguments, ensureChromium, installedShell } from "#tools/chromium.ts"

interface Launch {
  readonly executablePath: string
  readonly args: Array<string>
}

/** A page of a test lives for seconds: what optimising its code costs is never made up for. */
const shortLived = "--js-flags=--no-opt --no-maglev"

/** What Playwright starts in end-to-end tests: `chromium.launch(browserLaunch())`. */
export const browserLaunch = (): Launch => ({
  executablePath: installedShell() ?? ensureChromium(),
  args: [...chromiumArguments, shortLived],
})

/** A whole browser: the headless shell has no back-forward cache. */
export const wholeBrowserLaunch = (): Launch => ({
  executablePath: ensureChromium(),
  args: [...chromiumArguments],
})
