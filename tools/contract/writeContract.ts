import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { diffOf, versioned } from "./breaking.ts"
import { calls } from "./calls.ts"
import { contractOf } from "./document.ts"
import { examples } from "./examples.ts"
import { parsed } from "./exchange.ts"
import { readPage } from "./page.ts"
import { writeViewer } from "./viewer.ts"

/** What the command prints, and its exit code: 1 for a version that had to rise, 2 for an old document that is none. */
export interface Written {
  readonly lines: ReadonlyArray<string>
  readonly code: 0 | 1 | 2
}

/** Writes the contract and a page that shows it into a folder, and compares it with an old document. */
export const writeContract = async (folder: string, diff: string | undefined): Promise<Written> => {
  // The old document may be the one that is written now.
  const old = diff === undefined ? undefined : versioned(parsed(readFileSync(diff, "utf8")))
  if (diff !== undefined && old === undefined) return { lines: [`Not an OpenAPI document: ${diff}`], code: 2 }
  const page = readPage(readFileSync("docs/gateway.md", "utf8"))
  const { document } = contractOf(page, calls, await examples())
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`)
  writeViewer(folder, document)
  const done = `${folder}/openapi.json: version ${page.version}, ${page.calls.size} calls`
  if (old === undefined) return { lines: [done], code: 0 }
  const { lines, isRefused } = diffOf(old, { version: page.version, document: { ...document } })
  return { lines: [done, ...lines], code: isRefused ? 1 : 0 }
}
