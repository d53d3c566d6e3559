import { renderToStaticMarkup } from "react-dom/server"
import { createElement, type ComponentType } from "react"
import { minify } from "terser"
import { build, createServer, type InlineConfig, type Plugin, type Rolldown } from "vite"

import type { EarlyPlan } from "#app/early.ts"
import { defaultLanguage, poster } from "#config/product.ts"
import { announcements, winnerBoard } from "#gateway/calls/announcements.ts"
import { hotGames, vendors } from "#gateway/calls/games.ts"
import { systemStatus, whitelabel } from "#gateway/calls/system.ts"
import { addressOf } from "#gateway/FetchTransport.ts"
import { queryOf } from "#gateway/Gateway.ts"
import { slots } from "#platform/slots.ts"
import { hotInput, vendorsInput } from "#services/Games.ts"
import { homeInput } from "#services/Notices.ts"
import { latestInput } from "#services/Winners.ts"

import { polyfillsName } from "./polyfills.ts"

const place = { merchant: "{merchant}", token: "{token}", language: "{language}" }

const address = ({ path }: { readonly path: string }, input: object) =>
  addressOf({ path, query: queryOf(input) })

/** What home asks for first, whoever looks; the places of an address are filled in the page. */
const calls = (): Pick<EarlyPlan, "calls" | "laterCalls"> => ({
  calls: [
    address(systemStatus, {}),
    address(announcements, homeInput(place.merchant, place.token)),
    address(winnerBoard, { ...latestInput(defaultLanguage), language: place.language }),
    address(vendors, vendorsInput(place.merchant)),
  ],
  laterCalls: [
    address(whitelabel, {}),
    address(hotGames, { ...hotInput(place.merchant, defaultLanguage), language: place.language }),
  ],
})

interface Files {
  readonly app: string
  readonly modules: ReadonlyArray<string>
  readonly pages: string
  readonly polyfills: string
}

const planOf = ({ app, modules, pages, polyfills }: Files): EarlyPlan => ({
  app: `/${app}`,
  polyfills: `/${polyfills}`,
  modules: modules.map((file) => `/${file}`),
  pages: `/${pages}`,
  ...calls(),
  origin: process.env["VITE_GATEWAY_ORIGIN"] ?? "",
  keys: {
    session: slots.session.key,
    merchant: slots.merchant.key,
    language: slots.language.key,
    banner: slots.banner.key,
    winners: slots.winners.key,
  },
})

const entryId = "virtual:begin"

/** The page's own script, for every browser of the product. Its text, which a web server's policy names, is the same in every build. */
const scriptOf = async ({ plugins: _, ...drawing }: InlineConfig): Promise<string> => {
  const begin: Plugin = {
    name: "begin",
    resolveId: (id) => (id === entryId ? id : undefined),
    load: (id) =>
      id === entryId
        ? `import { begin } from "/src/app/early.ts"\nbegin(JSON.parse(document.getElementById("plan").textContent))`
        : undefined,
  }
  const built = await build({
    ...drawing,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [begin],
    build: {
      ...drawing.build,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entryId, output: { format: "iife" } },
    },
  })
  const [chunk] = "output" in built ? built.output : []
  if (chunk === undefined) throw new Error("The page's script was not built.")
  const { code = "" } = await minify(chunk.code, {
    ecma: 2017,
    format: { comments: false, inline_script: true },
  })
  return `<script>${code}</script>`
}

/** The browser finds it before it runs anything: the poster is on its way 60 ms sooner than by the page's script. */
const posterLink = `<link rel="preload" as="image" href="${poster}" fetchpriority="high" />`

/** Each icon has its own name beside the class of its place. */
const iconNames = /\blucide[\w-]*\s?/g

/** What only whoever can press or hear has a use for. */
const spare =
  / (xmlns="[^"]*"|aria-[a-z]+="[^"]*"|(?:role|scope|id)="[^"]*"|draggable="[^"]*"|class="\s*"|type="button")/g

/** Home's frame as markup, drawn by the app's own components. */
const drawShell = async (config: InlineConfig): Promise<string> => {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { Shell } = await server.ssrLoadModule("/src/app/Shell.tsx")
    return renderToStaticMarkup(createElement(Shell as ComponentType))
      .replace(iconNames, "")
      .replace(spare, "")
  } finally {
    await server.close()
  }
}

const entry = /<script type="module" crossorigin src="\/([^"]+)"><\/script>\s*/
const sheet = /<link rel="stylesheet" crossorigin href="\/([^"]+)">\s*/

/**
 * Nothing of it works before the app is there: it is to be seen, and neither pressed nor read out. The page's script shows
 * it, as its visitor is to see it; on a slow line that comes a moment later.
 */
const inert = (shell: string): string =>
  `<div id="shell" aria-hidden="true" inert hidden style="pointer-events:none">${shell}</div>`

/** What Vite put into the page: the app's module with its imports, and its styles. */
const partsOf = (html: string, bundle: Rolldown.OutputBundle) => {
  const app = bundle[entry.exec(html)?.[1] ?? ""]
  const styles = bundle[sheet.exec(html)?.[1] ?? ""]
  if (app?.type !== "chunk" || styles?.type !== "asset") throw new Error("The page has no app or no styles.")
  return { app: app.fileName, modules: app.imports, styles: String(styles.source) }
}

/**
 * Puts what home needs first into the page itself: its calls, its styles, its frame; the app comes after them.
 *
 * The app is asked for by script after the calls and runs after the first paint: a tag would be
 * found by the preload scanner, and 120 kB of script would be on the line before the calls.
 */
export const firstScreen = (drawing: InlineConfig): Plugin => ({
  name: "first-screen",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: async (html, { bundle = {} }) => {
      const { app, modules, styles } = partsOf(html, bundle)
      const polyfills = Object.keys(bundle).find((file) => file.includes(polyfillsName)) ?? ""
      const pages = Object.keys(bundle).find((file) => file.includes("LaterPage")) ?? ""
      const shell = await drawShell(drawing)
      const plan = JSON.stringify(planOf({ app, modules, pages, polyfills }))
      const begin = `<script id="plan" type="application/json">${plan}</script>${await scriptOf(drawing)}`
      return (
        html
          .replace(/\n\s*(\/\/.*)?/g, "\n")
          .replace('<meta charset="utf-8" />', (charset) => charset + posterLink)
          .replace(entry, "")
          // Later chunks look for the link before they fetch what they share with the first one; nobody else has a use for it.
          // Chrome's fetching ahead goes by the medium alone.
          .replace(
            sheet,
            (link) => `<style>${styles}</style>${link.replace(">", ' disabled media="not all">')}`,
          )
          .replace('<div id="root"></div>', () => `<div id="root">${inert(shell)}</div>${begin}`)
      )
    },
  },
})
