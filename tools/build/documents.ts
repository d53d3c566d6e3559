import { readFileSync } from "node:fs"

import { textAreas } from "#app/textAreas.ts"
import { generalDocument } from "#config/documents.ts"
import { tabOf } from "#domain/entry/EntryTab.ts"
import * as Pages from "#domain/frame/Pages.ts"

import { framed } from "./frames.ts"

/** An HTML file of each brand. */
export interface PageDocument {
  readonly file: string
  /** The pages whose frames the document contains. */
  readonly pages: ReadonlyArray<Pages.Page>
}

/** The pages that players open by their addresses. */
const opened: ReadonlyArray<Pages.PageName> = [
  "home",
  "entry",
  "forgotPassword",
  "gameList",
  "category",
  "lotteryList",
  "promotions",
  "help",
  "deposit",
  "withdraw",
  "inbox",
  "memberHome",
  "agentHome",
]

/** The file that static servers send for an address. */
const fileOf = (path: string): string => {
  if (path.endsWith("/")) return `${path}index.html`.slice(1)
  return (path.endsWith(".html") ? path : `${path}.html`).slice(1)
}

const own = framed.filter(({ name }) => opened.includes(name))

/** The document of every address without its own one. */
export const general: PageDocument = { file: generalDocument.slice(1), pages: framed }

/** The documents of a brand: a document for each address in `own`, and the general document. */
export const documents: ReadonlyArray<PageDocument> = [
  general,
  ...[...new Set(own.map(({ path }) => fileOf(path)))].map((file) => ({
    file,
    pages: own.filter(({ path }) => fileOf(path) === file),
  })),
]

export const isHome = ({ pages }: PageDocument): boolean => pages.every(({ name }) => name === "home")

const pageChunks = "src/app/boot/pageChunks.ts"

/** The module of a page, from the page's row of `pageChunks.ts`. */
const moduleOf = (name: Pages.PageName): string => {
  const row = String.raw`\b${name}: \(\) =>\s+import\("#(.+?)"\)`
  const [, module] = new RegExp(row).exec(readFileSync(pageChunks, "utf8")) ?? []
  if (module === undefined) throw new Error(`${pageChunks} has no row of ${name}.`)
  return `src/${module}`
}

/** The folders of texts that a page needs. */
export const areasOf = ({ name }: Pages.Page): ReadonlyArray<string> =>
  name === "home" ? [] : ["shared", ...textAreas[name]]

/** The source modules that a page needs beside the app. */
export const modulesOf = ({ name, path }: Pages.Page): ReadonlyArray<string> => {
  if (name === "home") return []
  const isRegister = name === "entry" && tabOf(path) === "register"
  const panel = isRegister ? ["src/pages/entry/registration/RegisterPanel.tsx"] : []
  return [pageChunks, moduleOf(name), ...panel]
}
