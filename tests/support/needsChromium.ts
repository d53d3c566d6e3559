import { ensureChromium } from "#tools/test/programs.ts"

/** Finds or installs the browser of component tests; otherwise the run fails and says how to get one. */
export const setup = (): void => {
  ensureChromium()
}
