import { mkdirSync, readFileSync, writeFileSync } from "node:fs"

import { options } from "#tools/options.ts"

import { diffOf, type Versioned, versioned } from "./breaking.ts"
import { calls } from "./calls.ts"
import { contractOf } from "./document.ts"
import { examples } from "./examples.ts"
import { parsed } from "./exchange.ts"
import { readPage } from "./page.ts"

const { diff } = options("diff")

const readOld = (file: string): Versioned => {
  const old = versioned(parsed(readFileSync(file, "utf8")))
  if (old !== undefined) return old
  console.error(`Not an OpenAPI document: ${file}`)
  process.exit(2)
}

// The old document may be the one that is written now.
const old = diff === undefined ? undefined : readOld(diff)
const page = readPage(readFileSync("docs/gateway.md", "utf8"))
const { document } = contractOf(page, calls, await examples())
mkdirSync("dist-contract", { recursive: true })
writeFileSync("dist-contract/openapi.json", `${JSON.stringify(document, null, 2)}\n`)
console.log(`dist-contract/openapi.json: version ${page.version}, ${page.calls.size} calls`)

if (old !== undefined) {
  const { lines, isRefused } = diffOf(old, { version: page.version, document: { ...document } })
  console.log(lines.join("\n"))
  process.exit(isRefused ? 1 : 0)
}
