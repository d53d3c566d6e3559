import { chromiumArguments, ensureChromium } from "#tools/chromium.ts"

/** What Playwright starts in end-to-end tests: `chromium.launch(browserLaunch())`. */
export const browserLaunch = (): { readonly executablePath: string; readonly args: Array<string> } => ({
  executablePath: ensureChromium(),
  args: [...chromiumArguments],
})
