import { fileURLToPath } from "node:url"

import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import {
  defineConfig,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from "vitest/config"

import { storyArt } from "./.ladle/art.ts"
import { pagePictures } from "./tests/support/pagePictures.ts"
import { brandPages, brandSource } from "./tools/build/brandPlugin.ts"
import { chromiumLaunch, installedChromium, installedHeadlessShell } from "./tools/test/programs.ts"
import { pageEnvironment, startOfTests, testEnvironment } from "./tools/test/testEnvironment.ts"
import { longestWait } from "./tools/test/waits.ts"

// Workers, browsers and other child processes inherit these.
Object.assign(process.env, testEnvironment())

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const pageTests = ["tests/{harness,pages}/**/*.test.tsx"]
const chromiumTests = ["tests/**/*.browser.test.{ts,tsx}"]
/** Pages and panels whose layout, scrolling or focus is tested. Only `npm run test:all` runs these, in project `layout`. */
const layoutTests = ["tests/{harness,pages}/**/*.browser.test.{ts,tsx}"]

/** A second attempt where a busy machine may hold up a browser; the end of the run lists what needed it. */
const retry = process.env["CI"] === undefined ? 0 : 1

/** All page tests in Chromium would take seven minutes more: those of money moves stand for them. */
const moneyTests = ["tests/pages/cashier/**/*.test.tsx"]

type TestOptions = NonNullable<TestProjectInlineConfiguration["test"]>

/** A project in Chromium. */
const inChromium = (options: TestOptions): TestProjectConfiguration => ({
  extends: true,
  plugins: [pagePictures],
  test: {
    testTimeout: 60_000,
    retry,
    expect: { poll: { timeout: longestWait } },
    globalSetup: "tests/support/needsChromium.ts",
    setupFiles: "tests/support/startClock.ts",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      dependencySourcemaps: false,
      viewport: { width: 390, height: 844 },
      instances: [{ browser: "chromium" }],
      provider: playwright({
        launchOptions: chromiumLaunch(installedChromium() ?? "chromium"),
        contextOptions: pageEnvironment,
      }),
    },
    ...options,
  },
})

/** Every story in Chromium, with React as in the Ladle build: its development build costs a fifth more. */
const stories: TestProjectConfiguration = {
  extends: true,
  plugins: [storyArt],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  oxc: { jsx: { development: false } },
  test: {
    name: "stories",
    testTimeout: 60_000,
    retry,
    include: ["tests/stories/**/*.spec.ts"],
    globalSetup: "tests/support/needsChromium.ts",
    setupFiles: "tests/support/startClock.ts",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 375, height: 812 },
      instances: [{ browser: "chromium" }],
      provider: playwright({
        launchOptions: chromiumLaunch(installedHeadlessShell() ?? installedChromium() ?? "chromium"),
        // A number that counts up would hold each story up for a second.
        contextOptions: { ...pageEnvironment, reducedMotion: "reduce" },
      }),
    },
  },
}

/**
 * Page tests in Node; a stand-in has the part of Vitest's browser API that they use. React's development build, whose
 * warnings fail a test, costs a fifth more: it runs in Chromium.
 */
const pagesInNode: TestProjectConfiguration = {
  extends: true,
  oxc: { jsx: { development: false } },
  resolve: { alias: { "vitest/browser": at("tests/support/node/browser.ts") } },
  test: {
    name: "pages",
    testTimeout: 60_000,
    retry,
    isolate: false,
    unstubGlobals: true,
    expect: { poll: { timeout: longestWait, interval: 10 } },
    environment: "happy-dom",
    env: { NODE_ENV: "production" },
    include: pageTests,
    exclude: chromiumTests,
    setupFiles: ["tests/support/startClock.ts", "tests/support/node/setup.ts"],
  },
}

const projects: Array<TestProjectConfiguration> = [
  {
    extends: true,
    test: {
      name: "unit",
      testTimeout: 60_000,
      // Modules load once for all test files. Stubs are therefore removed after each test.
      isolate: false,
      unstubGlobals: true,
      environment: "node",
      include: ["tests/**/*.test.{ts,tsx}"],
      exclude: ["tests/dist/**", "tests/e2e/**", ...pageTests, ...chromiumTests],
      setupFiles: "tests/support/startClock.ts",
    },
  },
  process.env["PAGES"] === "chromium"
    ? inChromium({ name: "pages", include: pageTests, exclude: chromiumTests })
    : pagesInNode,
  inChromium({ name: "browser", include: chromiumTests, exclude: layoutTests }),
  inChromium({ name: "layout", include: layoutTests }),
  inChromium({ name: "money", include: moneyTests, isolate: false }),
  stories,
  {
    extends: true,
    // Packing the whole product by brotli 11 takes its time on a busy machine.
    test: { name: "dist", environment: "node", include: ["tests/dist/**/*.test.ts"], testTimeout: 60_000 },
  },
  {
    extends: true,
    test: {
      name: "e2e",
      environment: "node",
      include: ["tests/e2e/**/*.spec.ts"],
      globalSetup: "tests/e2e/setup.ts",
      retry,
      setupFiles: "tests/support/startClock.ts",
      // Three would fill the fifth of its time that a test waits, but then each step takes longer, and one in some
      // thousands comes too late.
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
      // Cases that run side by side have a browser page each.
      maxConcurrency: 3,
      // Each test file starts its own servers; shared modules load once.
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: longestWait } },
    },
  },
]

export default defineConfig({
  plugins: [react(), brandSource(), brandPages()],
  test: {
    projects,
    provide: { startOfTests, timeZone: pageEnvironment.timezoneId },
    attachmentsDir: ".results/attachments",
    // A test of a page or a component waits for a third of its time, so three workers fill two cores.
    maxWorkers: 3,
  },
})
