import { fileURLToPath } from "node:url"

import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { msw } from "msw/vite"
import type { PluginOption, UserConfig } from "vite"
import { defineConfig, type TestProjectConfiguration } from "vitest/config"

import own from "./package.json" with { type: "json" }
import { chromiumArguments, installedChromium } from "./tools/chromium.ts"
import { boundJsx } from "./tools/boundJsx.ts"
import { classNames } from "./tools/classNames.ts"
import { firstScreen } from "./tools/firstScreen.ts"
import { plainIcons } from "./tools/plainIcons.ts"
import { polyfills } from "./tools/polyfills.ts"
import { productOnly } from "./tools/productOnly.ts"
import { serviceWorker } from "./tools/serviceWorker.ts"
import { packageEdits } from "./tools/packageEdits.ts"
import { splitTexts } from "./tools/splitTexts.ts"
import { tighten } from "./tools/tighten.ts"

/** What the settings show; a deployment may name its own. */
process.env["VITE_VERSION"] ??= own.version

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** One build for every browser of the product: iOS 12.2 and Chrome 64 upwards. */
const build: NonNullable<UserConfig["build"]> = {
  modulePreload: {
    polyfill: false,
    // All files of a page are asked for at once, but for what is there already. Home's own lists would cost more than they save.
    resolveDependencies: (page, files, { hostId }) =>
      hostId.includes("LaterPage")
        ? files.filter((file) => file !== page && !/\/(index|start|rolldown-runtime)-/.test(file))
        : [],
  },
  target: ["ios12.2", "safari12.1", "chrome64"],
  cssTarget: ["ios12.2", "safari12.1", "chrome64"],
  cssMinify: "lightningcss",
  emptyOutDir: true,
}

interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: ReadonlyArray<string> } | null
}

type IsStart = (id: string, module: { readonly isEntry: boolean }) => boolean

/** Whether one of these starts needs a module at once; what only comes by a dynamic import does not count. */
const isNeededBy = (isStart: IsStart, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (module === null) return false
  if (isStart(id, module)) return true
  // Every icon has the barrel as its importer; who really uses it, the bundler finds out by itself.
  if (/lucide-react.esm.lucide-react|lucide-react\/dist\/esm\/icons/.test(id)) return false
  return module.importers.some((importer) => isNeededBy(isStart, importer, graph, seen))
}

const isEntry: IsStart = (_id, module) => module.isEntry
/** What runs before anything is drawn; Jotai's index brings React along, which its atoms have no use for. */
const isUnseen: IsStart = (id) => id.endsWith("src/app/begin.ts")
const isOfReact = /\/react/
const isApp: IsStart = (id) => id.endsWith("src/app/mount.tsx")
/** Home's foot and toasts, and what most pages draw with; an icon is both of games and of films. */
const common = [
  /src\/(app\/StartUp|pages\/frame\/(SiteFoot|Feedback))\.tsx$/,
  /src\/ui\/(basic\/|game\/(useEndNear|FilterChips)\.)/,
  /lucide-react.*\/play\./,
]
const isCommon: IsStart = (id) => common.some((part) => part.test(id))
const isOfGames: IsStart = (id) => id.endsWith("src/pages/home/HomeGames.tsx")

/**
 * One file for what runs before anything is drawn, one for all that the first screen needs besides, and one each for what
 * many pages draw with: fewer requests, they pack better than many, and the first files have fewer names to hold.
 */
const chunks = {
  codeSplitting: {
    groups: [
      { name: "encoding", test: /effect\/dist\/encoding/, includeDependenciesRecursively: false },
      {
        name: (id: string, graph: ModuleGraph) =>
          !isOfReact.test(id) && isNeededBy(isUnseen, id, graph) ? "start" : null,
        includeDependenciesRecursively: false,
      },
      { name: (id: string, graph: ModuleGraph) => (isNeededBy(isEntry, id, graph) ? "first" : null) },
      { name: (id: string, graph: ModuleGraph) => (isNeededBy(isCommon, id, graph) ? "common" : null) },
      { name: (id: string, graph: ModuleGraph) => (isNeededBy(isOfGames, id, graph) ? "games" : null) },
      { name: "form", test: /src\/ui\/form\// },
    ],
  },
}

/** The app comes when the pretend gateway is there. Each request passes the worker and the page: fewer start sooner. */
const harnessChunks = {
  codeSplitting: {
    groups: [
      { name: (id: string, graph: ModuleGraph) => (isNeededBy(isEntry, id, graph) ? "harness" : null) },
      { name: (id: string, graph: ModuleGraph) => (isNeededBy(isApp, id, graph) ? "app" : null) },
      { name: "ui", test: /src\/ui\// },
      { name: "atoms", test: /src\/(atoms|domain|gateway|machines|services)\// },
    ],
  },
}

/** Effect builds its schemas of rarer things at the top of a module; none of it is missed when nobody reads it. */
const treeshake = {
  propertyReadSideEffects: false,

  unknownGlobalSideEffects: false,
} as const

const shortName = classNames(at("src"))

interface Site {
  readonly root: string
  readonly plugins: ReadonlyArray<PluginOption>
  readonly build: NonNullable<UserConfig["build"]>
}

const product: Site = {
  root: at("."),
  plugins: [
    productOnly(),
    boundJsx(),
    packageEdits(),
    splitTexts(),
    plainIcons(),
    tighten(),
    polyfills({ root: at("."), build }),
    firstScreen({
      root: at("."),
      build,
      plugins: [react()],
      css: { modules: { generateScopedName: shortName } },
    }),
    serviceWorker(),
  ],
  build: {
    ...build,
    outDir: at("dist"),
    manifest: true,
    rolldownOptions: { output: chunks, treeshake },
  },
}

/** The app on the pretend gateway; the only site that has the worker file. */
const harness: Site = {
  root: at("harness"),
  plugins: [splitTexts(), msw({ mode: "worker-only" })],
  build: {
    ...build,
    outDir: at("dist-harness"),
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: harnessChunks },
  },
}

const projects: Array<TestProjectConfiguration> = [
  {
    extends: true,
    test: {
      name: "unit",
      testTimeout: 20_000,
      // What the files import is read once for all of them, not 130 times; what a test stubs goes with it.
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
      // A real browser on a busy machine may miss a beat; a real fault fails each time.
      retry: 2,
      environment: "node",
      include: ["tests/e2e/**/*.spec.ts"],
      globalSetup: "tests/e2e/setup.ts",
      // A test waits for a fifth of its time: three keep two cores busy, two do not.
      maxWorkers: 3,
      // Each file starts what it needs itself; what they import is read once.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 8000 } },
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
    // React has had it since 18.
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
    css: { modules: { generateScopedName: shortName } },
    test: { projects },
  }
})
