import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig, type TestProjectConfiguration } from "vitest/config"

import { chromiumArguments, installedChromium } from "./tools/test/chromium.ts"

const projects: Array<TestProjectConfiguration> = [
  {
    extends: true,
    test: {
      name: "unit",
      testTimeout: 20_000,
      // Modules load once for all test files. Stubs are therefore removed after each test.
      isolate: false,
      unstubGlobals: true,
      environment: "node",
      include: ["tests/**/*.test.{ts,tsx}"],
      exclude: ["tests/dist/**", "tests/e2e/**", "tests/**/*.browser.test.{ts,tsx}"],
    },
  },
  {
    extends: true,
    test: {
      name: "browser",
      testTimeout: 20_000,
      include: ["tests/**/*.browser.test.{ts,tsx}"],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 390, height: 844 },
        instances: [{ browser: "chromium" }],
        provider: playwright({
          launchOptions: { executablePath: installedChromium() ?? "chromium", args: [...chromiumArguments] },
        }),
      },
    },
  },
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
      // A test waits for a fifth of its time: three keep two cores busy, two do not.
      maxWorkers: 3,
      // Each test file starts its own servers; shared modules load once.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // One second attempt on a busy machine. The run lists each test that needed it (docs/testing.md).
      retry: 1,
      expect: { poll: { timeout: 8000 } },
    },
  },
]

export default defineConfig({ plugins: [react()], test: { projects } })
