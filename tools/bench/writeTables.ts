import { readFileSync, writeFileSync } from "node:fs"
import { format, resolveConfig } from "prettier"

import { options } from "#tools/options.ts"

import { fillTables } from "./loadTables.ts"

/** `from`: the figures of `npm run bench:load`, which become those of the document. */
const { from = ".results/load.json" } = options("from")

const document = "docs/performance.md"
const figures = readFileSync(from, "utf8")
const text = fillTables(readFileSync(document, "utf8"), JSON.parse(figures))
writeFileSync(document, await format(text, { ...(await resolveConfig(document)), filepath: document }))
writeFileSync("docs/load.json", figures)
