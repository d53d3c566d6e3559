import { ensureChromium } from "#tools/test/programs.ts"

/** Finds or installs the browser for component tests. Otherwise the run fails with installation instructions. */
export const setup = (): void => {
  ensureChromium()
}
