import { chromiumLaunch, ensureChromium, installedHeadlessShell, type Launch } from "#tools/test/programs.ts"

/** Disables V8's optimising compilers, which cost more time than they save in a page that is open for seconds. */
const shortLived = "--js-flags=--no-opt --no-maglev"

/** Playwright's launch options for end-to-end tests: `chromium.launch(browserLaunch())`. */
export const browserLaunch = (): Launch =>
  chromiumLaunch(installedHeadlessShell() ?? ensureChromium(), [shortLived])

/** Launches full Chromium, because the headless shell has no back-forward cache. */
export const wholeBrowserLaunch = (): Launch => chromiumLaunch()
