import { chromiumLaunch, ensureChromium, installedShell, type Launch } from "#tools/test/chromium.ts"

/** A test page lives for seconds: optimising its code costs more than it saves. */
const shortLived = "--js-flags=--no-opt --no-maglev"

/** Playwright's launch options for end-to-end tests: `chromium.launch(browserLaunch())`. */
export const browserLaunch = (): Launch => chromiumLaunch(installedShell() ?? ensureChromium(), [shortLived])

/** For pages that live for minutes, such as those that show hundreds of stories: their code is optimised. */
export const longLivedLaunch = (): Launch => chromiumLaunch(installedShell() ?? ensureChromium())

/** Launches full Chromium, because the headless shell has no back-forward cache. */
export const wholeBrowserLaunch = (): Launch => chromiumLaunch()
