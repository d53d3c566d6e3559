import { readFileSync } from "node:fs"
import { appendFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Plugin, PluginOption } from "vite"
import { VitePWA } from "vite-plugin-pwa"

import { documentCache, generalDocument } from "#config/documents.ts"
import { brandPlaceholder } from "#config/product.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { type BuiltBrand, pagesOf } from "#tools/configure/builtBrands.ts"
import { revisionOf } from "#tools/configure/page.ts"

import { precacheFiles } from "./precacheFiles.ts"

/** The addresses of pages. Other addresses are files of the operator or the gateway, or unknown, and the server responds. */
const pageAddresses = new RegExp(
  `^(${Pages.all.map(({ path }) => path.replaceAll(".", String.raw`\.`)).join("|")})(\\?|$)`,
)

/**
 * The product's service worker: caches the app's own files and nothing else. No route matches the gateway, so its
 * responses are never cached. A newer worker waits until the player accepts the update.
 */
export const serviceWorker = (brands: ReadonlyArray<BuiltBrand>): PluginOption => {
  let folder = ""
  const place: Plugin = {
    name: "service-worker-place",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
  }
  const documents: Plugin = {
    name: "service-worker-documents",
    // Runs before the plugin that compresses the files at the same hook.
    enforce: "post",
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => appendFile(join(folder, "sw.js"), activation),
    },
  }
  return [place, worker(() => folder, brands), documents]
}

// `navigate` reloads only pages that this worker controls, so this worker replaces the old worker at once.
const selfRemovingWorker = `self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => {
  const remove = async () => {
    await self.registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
    for (const client of await clients.matchAll({ type: "window" })) void client.navigate(client.url)
  }
  event.waitUntil(remove())
})
`

/** Removes the product's worker and its caches from a browser that opened the product at the harness's address. */
export const noServiceWorker = (): Plugin => ({
  name: "no-service-worker",
  configureServer: ({ middlewares }) => {
    middlewares.use("/sw.js", (_request, response) => {
      response.setHeader("content-type", "text/javascript")
      response.end(selfRemovingWorker)
    })
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "sw.js", source: selfRemovingWorker })
  },
})

/**
 * Rejects at once if a removed chunk returns 404, because a worker with an unread response does not let a newer worker
 * take over. The build copies this function's text into the worker.
 */
const whole = {
  fetchDidSucceed: async ({ response }: { readonly response: Response }) =>
    response.ok ? response : Promise.reject(new Error("Not found")),
}

/** The build copies this text into the worker, where a function could not read the addresses. */
const opens = (addresses: RegExp) =>
  Object.assign(() => false, {
    toString: () =>
      `({ request, url }) => request.mode === "navigate" && ${addresses}.test(url.pathname + url.search)`,
  })

/** Removes the documents of the previous version. */
const activation = `self.addEventListener("activate", (event) => event.waitUntil(caches.delete("${documentCache}")))
`

/** Gives a precached file a revision that covers the files of all brands at its address, and all documents. Files with hashed names have no revision. */
const withBrands = <Entry extends { readonly url: string; readonly revision: string | null }>(
  entry: Entry,
  dist: string,
  brands: ReadonlyArray<BuiltBrand>,
): Entry =>
  entry.revision === null
    ? entry
    : {
        ...entry,
        revision: revisionOf(
          `/${entry.url}` === generalDocument
            ? pagesOf(dist, brands).map(({ html }) => html)
            : brands.map(({ place }) => readFileSync(join(dist, place, entry.url), "utf8")),
        ),
      }

const worker = (outDir: () => string, brands: ReadonlyArray<BuiltBrand>): PluginOption =>
  VitePWA({
    registerType: "prompt",
    injectRegister: false,
    manifest: false,
    filename: "sw.js",
    workbox: {
      sourcemap: false,
      globPatterns: [generalDocument.slice(1), "assets/*.{js,css}", brandPlaceholder.slice(1)],
      manifestTransforms: [
        async (entries) => {
          const precached = precacheFiles(outDir())
          const manifest = entries.filter(({ url }) => precached.has(url))
          return { manifest: manifest.map((entry) => withBrands(entry, outDir(), brands)), warnings: [] }
        },
      ],
      // The names of these files contain a hash of the content.
      dontCacheBustURLsMatching: /^assets\//,
      // The plugin's default would open all addresses with `index.html`, which is not precached.
      navigateFallback: null,
      // The first worker controls the page that registered it. A newer worker waits.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          // A page's document that the app has stored (AppWorker.ts), otherwise the general document.
          urlPattern: opens(pageAddresses),
          handler: "CacheOnly",
          options: {
            cacheName: documentCache,
            matchOptions: { ignoreSearch: true, ignoreVary: true },
            precacheFallback: { fallbackURL: generalDocument },
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
          handler: "CacheFirst",
          options: {
            cacheName: "assets",
            plugins: [whole],
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 120, purgeOnQuotaError: true },
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && /^\/(icon[^/]*|apple-touch-icon)\.(svg|png)$/.test(url.pathname),
          handler: "StaleWhileRevalidate",
          options: { cacheName: "icons", cacheableResponse: { statuses: [200] } },
        },
      ],
    },
  })
