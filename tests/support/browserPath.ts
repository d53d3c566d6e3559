import { chromiumArguments, ensureChromium, installedShell } from "#tools/test/chromium.ts"

interface Launch {
  readonly executablePath: string
  readonly args: Array<string>
}

/** A test page lives for seconds: optimising its code costs more than it saves. */
const shortLived = "--js-flags=--no-opt --no-maglev"

/** Playwright's launch options for end-to-end tests: `chromium.launch(browserLaunch())`. */
export const browserLaunch = (): Launch => ({
  executablePath: installedShell() ?? ensureChromium(),
  args: [...chromiumArguments, shortLived],
})

/** Launches full Chromium, because the headless shell has no back-forward cache. */
export const wholeBrowserLaunch = (): Launch => ({
  executablePath: ensureChromium(),
  args: [...chromiumArguments],
})
