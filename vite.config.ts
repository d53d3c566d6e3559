import { fileURLToPath } from "node:url"

import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { msw } from "msw/vite"
import type { PluginOption, UserConfig } from "vite"
import { defineConfig, type TestProjectConfiguration } from "vitest/config"

import { chromiumArguments, installedChromium } from "./tools/chromium.ts"
import { productOnly } from "./tools/productOnly.ts"

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** One build for every browser of the product: iOS 12.2 and Chrome 64 upwards. */
const build: NonNullable<UserConfig["build"]> = {
  target: ["ios12.2", "safari12.1", "chrome64"],
  cssTarget: ["ios12.2", "safari12.1", "chrome64"],
  cssMinify: "lightningcss",
  emptyOutDir: true,
}

interface Site {
  readonly root: string
  readonly plugins: ReadonlyArray<PluginOption>
  readonly build: NonNullable<UserConfig["build"]>
}

const product: Site = {
  root: at("."),
  plugins: [productOnly()],
  build: { ...build, outDir: at("dist"), manifest: true },
}

/** The app on the pretend gateway; the only site that has the worker file. */
const harness: Site = {
  root: at("harness"),
  plugins: [msw({ mode: "worker-only" })],
  build: { ...build, outDir: at("dist-harness"), chunkSizeWarningLimit: 2000 },
}

const projects: Array<TestProjectConfiguration> = [
  {
    extends: true,
    test: {
      name: "unit",
      environment: "node",
      include: ["tests/**/*.test.{ts,tsx}"],
      exclude: ["tests/dist/**", "tests/e2e/**", "tests/**/*.browser.test.{ts,tsx}"],
    },
  },
  {
    extends: true,
    test: {
      name: "browser",
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
    test: { name: "dist", environment: "node", include: ["tests/dist/**/*.test.ts"] },
  },
  {
    extends: true,
    test: {
      name: "e2e",
      environment: "node",
      include: ["tests/e2e/**/*.spec.ts"],
      globalSetup: "tests/e2e/setup.ts",
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
]

export default defineConfig(({ mode }) => {
  const site = mode === "harness" ? harness : product
  return {
    root: site.root,
    envDir: at("."),
    publicDir: at("public"),
    cacheDir: at(`node_modules/.vite/${mode}`),
    plugins: [react(), ...site.plugins],
    build: site.build,
    test: { projects },
  }
})
