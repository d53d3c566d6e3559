import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { Features } from "lightningcss"
import { msw } from "msw/vite"
import { createLogger, defineConfig, type UserConfig } from "vite"

import own from "./package.json" with { type: "json" }
import { parameter, storedKeys } from "./harness/scenario/storedKeys.ts"
import { brandNames, builtBrands } from "./tools/brand/folder.ts"
import { checkBrands } from "./tools/brand/readBrand.ts"
import { bootScripts } from "./tools/build/bootScripts.ts"
import { brandChoice } from "./tools/build/brandChoice.ts"
import { brandOfPage, brandPages, filesOfBrands } from "./tools/build/brandPlugin.ts"
import { buildName } from "./tools/build/buildName.ts"
import { compileHints } from "./tools/build/compileHints.ts"
import { compressedCopies } from "./tools/build/compress.ts"
import { firstScreen } from "./tools/build/firstScreen.ts"
import { headers } from "./tools/build/headersFile.ts"
import { phoneHosts } from "./tools/build/phoneHosts.ts"
import { productOnly } from "./tools/build/productOnly.ts"
import { scopedName } from "./tools/build/scopedName.ts"
import { noServiceWorker, serviceWorker } from "./tools/build/serviceWorker.ts"
import { sourceMaps } from "./tools/build/sourceMaps.ts"
import { vendorPages } from "./tools/build/vendorPages.ts"
import { versionFile } from "./tools/build/versionFile.ts"
import { placed } from "./tools/configure/builtBrands.ts"
import { orEnd } from "./tools/options.ts"

/** The settings page shows it; a deployment may set its own. */
process.env["VITE_VERSION"] ??= own.version

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The scripts and styles that load before a page's chunk is requested. */
const firstFiles = /\/((entry|render|rolldown-runtime)-[^/]+\.js|render-[^/]+\.css)$/

/** One build for every supported browser: iOS 12.2 and Chrome 64 upwards. */
const build = {
  modulePreload: {
    polyfill: false,
    // The chunk of a page preloads only what is not there yet.
    resolveDependencies: (_file, files, { hostType }) =>
      hostType === "js" ? files.filter((file) => !firstFiles.test(file)) : files,
  },
  target: ["ios12.2", "safari12.1", "chrome64"],
  cssTarget: ["ios12.2", "safari12.1", "chrome64"],
  cssMinify: "lightningcss",
  emptyOutDir: true,
} as const satisfies UserConfig["build"]

const css = {
  modules: { generateScopedName: scopedName },
  // No style uses `light-dark()`: its fallback for old browsers would be in each first load for nothing.
  lightningcss: { exclude: Features.LightDark },
} as const satisfies UserConfig["css"]

/** What renders: components, hooks, styles, the files of src/app and the packages that React needs. */
const rendering =
  /node_modules\/.*(react|scheduler|wouter|motion|use-sync|i18next)|src\/app\/[^/]+$|\/use[A-Z]\w*\.ts$|src\/.*\.(tsx|css)$/

/** What only home renders. It is an entry, so that other pages can load without it. */
const home = /src\/(app\/home\.ts|(pages|ui)\/home\/|ui\/frame\/banner\/(Ticker|marquee))/

const initial: "$initial"[] = ["$initial"]

/** Dialogs, with the Radix packages that only they need. Home opens without them. */
const dialogs =
  /src\/ui\/overlay\/(Modal|TitledDialog|ConfirmDialog|useMaskGuard)|node_modules\/(@radix-ui\/react-(alert-dialog|dialog|dismissable|focus|portal)|react-remove-scroll|react-style-singleton|aria-hidden|use-sidecar|use-callback-ref|get-nonce|tslib)/

/** What home loads after its first content, and many pages too. Home does not load the rest of what pages share. */
const late =
  /src\/(domain\/(patternSyntax|MerchantPattern|FieldRules|storedEntries|byKey|frame\/Sandbox|games\/(GameList|Favourites))|gateway\/calls\/games\/gameLists|atoms\/kernel\/(dialogBlock|latestRun)|(gateway\/calls\/entry|atoms)\/fieldRules|platform\/appStorageItems|ui\/(games\/list\/useEndNear|form\/(text\/(Field|Box)|choice\/chipStrip)|state\/EmptyState)|pages\/view\/EmptyList)\.|icons\/(x|gamepad-2|circle-check|chevron-down|circle-exclamation-point)\.|\/classPrivate\w+\.js/

/**
 * Few files, which compress better than many: what renders the first screen, the rest of the first screen (it runs while
 * the first one loads), dialogs, and what many pages share.
 */
const codeSplitting = {
  groups: [
    { name: "home", tags: initial, test: home, includeDependenciesRecursively: false },
    { name: "first", tags: initial, test: rendering, includeDependenciesRecursively: false },
    { name: "entry", tags: initial, test: /\.[cm]?[jt]s$/ },
    { name: "dialogs", test: dialogs, minShareCount: 12, includeDependenciesRecursively: false },
    { name: "late", test: late, includeDependenciesRecursively: false },
    { name: "shared", minShareCount: 14 },
  ],
}

/** The brands of the product. An unknown name of the variable `BRAND` ends the build before it writes a file. */
const brands = placed(orEnd(builtBrands))

/** The product. */
const product = {
  root: at("."),
  plugins: [
    // One build for several brands: their pages say which one it is.
    brandOfPage(),
    filesOfBrands(brands),
    // Keeps a player's download free of test code: the build fails if the simulated gateway or msw is in it.
    productOnly(),
    // Opens the app on phones as old as iOS 12.2 and Chrome 64, and shows forms and games before the app.
    bootScripts({ root: at("."), build }),
    // Shows home's frame in the player's language about a second before the app.
    firstScreen({ root: at("."), build, css, plugins: [react()] }, brands),
    // Keeps the main thread of a slow phone free of compiling.
    compileHints("entry", "render"),
    // Starts the app without a network, and a second visit without downloads.
    serviceWorker(brands),
    // The web server sends the content security policy of exactly this page.
    headers(brands),
    // Which build is served, for operators.
    versionFile(brands),
    // Reported errors are traced to the source; no server sends it.
    sourceMaps(),
    // Servers send these copies: small as the best compression makes them, without work for each visit.
    compressedCopies(),
  ],
  build: {
    ...build,
    outDir: at("dist"),
    manifest: true,
    sourcemap: "hidden",
    rolldownOptions: {
      input: ["index.html", "src/app/boot/entry.ts", "src/app/boot/render.tsx", "src/app/home.ts"].map(at),
      // Effect builds schemas when its modules run; unused ones are dropped.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: { codeSplitting },
    },
  },
} satisfies UserConfig

/** The app on the simulated gateway, whose service worker msw adds. */
const harness = {
  root: at("harness"),
  plugins: [
    // The dock switches the brand: page and scripts have that of the scenario.
    brandOfPage(),
    brandChoice(
      `new URLSearchParams(location.search).get("${parameter}") || sessionStorage.getItem("${storedKeys.file}") || localStorage.getItem("${storedKeys.scenario}") || ""`,
    ),
    brandPages(),
    msw({ mode: "worker-only" }),
    noServiceWorker(),
    // The dev server sends vendor pages to frames, as `npm start` does.
    vendorPages(),
    // Phones side by side have hosts under localhost.
    phoneHosts(),
  ],
  build: {
    ...build,
    outDir: at("dist-harness"),
    chunkSizeWarningLimit: 2000,
    // The app, and the page that shows it on several phones.
    rolldownOptions: { input: [at("harness/index.html"), at("harness/phones.html")] },
  },
} satisfies UserConfig

const customLogger = createLogger()
const warnOnce = customLogger.warnOnce.bind(customLogger)
/** Vite warns about its own `composes … from`, which inlines a file without its path. Only a `url()` there would need the path. */
customLogger.warnOnce = (message, options) => {
  if (!message.includes("PostCSS plugin did not pass the `from` option")) warnOnce(message, options)
}

export default defineConfig(({ mode }) => {
  const { root, plugins, build } = mode === "harness" ? harness : product
  // Vite's plugins would empty `dist` first, and report a missing file in place of the mistake.
  orEnd(() => checkBrands(mode === "harness" ? brandNames : brands.map(({ name }) => name)))
  // Links and files of the harness name it.
  if (mode === "harness") process.env["VITE_BUILD"] ??= buildName(own.version)
  return {
    root,
    build,
    css,
    customLogger,
    plugins: [react(), ...plugins],
    envDir: at("."),
    publicDir: at("public"),
    cacheDir: at(`node_modules/.vite/${mode}`),
  }
})
