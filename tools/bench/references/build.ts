import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build, runnerImport } from "vite"

import { compress } from "#tools/build/compress.ts"

import { makeResponses, pictures } from "./data.ts"
import { styles } from "./styles.ts"

const source = import.meta.dirname
const responses = makeResponses()
const config = { root: source, configFile: false, logLevel: "error", publicDir: false } as const

const page = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lobby</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`

/** Returns the addresses of all files, the script's first. */
const bundle = async (entry: string, outDir: string): Promise<ReadonlyArray<string>> => {
  const modulePreload = { polyfill: false }
  const rolldownOptions = { input: join(source, entry) }
  const built = await build({ ...config, build: { outDir, modulePreload, rolldownOptions } })
  return "output" in built ? built.output.map(({ fileName }) => `/${fileName}`) : []
}

/** Writes a page, its worker, and what all pages need: pictures and responses. */
const write = async (folder: string, html: string, precached: ReadonlyArray<string> = []): Promise<void> => {
  for (const name of ["assets", "data"]) mkdirSync(join(folder, name), { recursive: true })
  cpSync("brands/lantern/drawn/icon-maskable-512.png", join(folder, pictures.banner))
  cpSync("brands/lantern/drawn/icon-192.png", join(folder, pictures.tile))
  for (const [name, response] of Object.entries(responses))
    writeFileSync(join(folder, `data/${name}.json`), JSON.stringify(response))
  const firstTiles = responses.games.slice(0, 9).map(({ icon }) => icon)
  const files = JSON.stringify(["/", pictures.banner, ...firstTiles, ...precached])
  const worker = readFileSync(join(source, "worker.js"), "utf8")
  writeFileSync(join(folder, "worker.js"), `const files = ${files}\n${worker}`)
  writeFileSync(join(folder, "index.html"), html)
  await compress(folder)
}

/** A document alone: what the network allows. */
const buildHtmlLobby = (folder: string, markup: string): Promise<void> => {
  const press = `addEventListener("click",(e)=>e.target.closest("button")?.classList.toggle("on"))`
  const register = `addEventListener("load",()=>navigator.serviceWorker.register("/worker.js"))`
  return write(folder, page(`<style>${styles}</style>`, `${markup}<script>${press};${register}</script>`))
}

/** React without help from its document or a worker: the script, then the status, then four calls. */
const buildReactApi = async (folder: string): Promise<void> => {
  const [script] = await bundle("reactApi.tsx", folder)
  writeFileSync(join(folder, "assets/styles-of-react.css"), styles)
  const links = `<script type="module" src="${script}"></script><link rel="stylesheet" href="/assets/styles-of-react.css">`
  await write(folder, page(links, `<div id="root"></div>`))
}

/** The product's packages: first the banner and the calls, then the script, which runs after the first paint. */
const buildStackBest = async (folder: string, frame: string): Promise<void> => {
  const [script = "", ...others] = await bundle("stackBest.tsx", folder)
  const calls = `{
    const call = async (name) => [name, await (await fetch("/data/" + name + ".json")).json()]
    window.responses = Promise.all(${JSON.stringify(Object.keys(responses))}.map(call)).then(Object.fromEntries)
    // The browser would request a link in the markup before the calls.
    const link = { rel: "modulepreload", fetchPriority: "low", href: "${script}" }
    document.head.append(Object.assign(document.createElement("link"), link))
  }`
  const banner = `<link rel="preload" as="image" href="${pictures.banner}" fetchpriority="high">`
  const head = `<style>${styles}</style>${banner}<script>${calls}</script>`
  const run = `<script>requestAnimationFrame(() => setTimeout(() => import("${script}")))</script>`
  await write(folder, page(head, `<div id="root">${frame}</div>${run}`), [script, ...others])
}

/** Builds the reference pages into folders with their names. */
export const buildReferences = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  // Vite would import the markup, and then build, with React for developers.
  process.env["NODE_ENV"] = "production"
  const file = join(source, "markup.tsx")
  const { module } = await runnerImport<typeof import("./markup.tsx")>(file, config)
  await buildHtmlLobby(join(folder, "html-lobby"), module.wholeLobby)
  await buildReactApi(join(folder, "react-api"))
  await buildStackBest(join(folder, "stack-best"), module.frame)
}
