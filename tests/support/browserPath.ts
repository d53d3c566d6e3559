import { chromiumLaunch, ensureChromium, installedHeadlessShell, type Launch } from "#tools/test/programs.ts"

/** A test page lives for seconds: optimising its code costs more than it saves. */
const shortLived = "--js-flags=--no-opt --no-maglev"

/** Playwright's launch options for end-to-end tests: `chromium.launch(browserLaunch())`. */
export const browserLaunch = (): Launch =>
  chromiumLaunch(installedHeadlessShell() ?? ensureChromium(), [shortLived])

/** Launches full Chromium, because the headless shell has no back-forward cache. */
export const wholeBrowserLaunch = (): Launch => chromiumLaunch()
