import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { breakingChanges, isHigher, versionOf } from "./breaking.ts"
import { calls } from "./calls.ts"
import { contractOf } from "./document.ts"
import { examples } from "./examples.ts"
import { parsed } from "./exchange.ts"
import { withoutFields } from "./fields.ts"
import { contractVersion } from "./version.ts"
import { writeViewer } from "./viewer.ts"

/** The output of the command and its exit code: 1 if the version must be raised, 2 if the old document is invalid. */
export interface Written {
  readonly lines: ReadonlyArray<string>
  readonly code: 0 | 1 | 2
}

/** The document that describes the contract. `npm run contract` writes its list of fields. */
export const contractPage = "docs/gateway.md"

/** Writes the contract and a page that shows it into a folder, and compares it with an old document. */
export const writeContract = async (folder: string, diff: string | undefined): Promise<Written> => {
  if (diff !== undefined && !existsSync(diff)) return { lines: [`There is no file ${diff}.`], code: 2 }
  // Reads the old document first, because writing may overwrite the same file.
  const old = diff === undefined ? undefined : parsed(readFileSync(diff, "utf8"))
  const oldVersion = versionOf(old)
  if (diff !== undefined && oldVersion === undefined)
    return { lines: [`Not an OpenAPI document: ${diff}`], code: 2 }
  const page = readFileSync(contractPage, "utf8")
  const document = contractOf(withoutFields(page), await examples())
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`)
  writeViewer(folder, document)
  const done = `${folder}/openapi.json: version ${contractVersion}, ${calls.length} calls`
  if (oldVersion === undefined) return { lines: [done], code: 0 }
  const changes = breakingChanges(old, document)
  const isRefused = changes.length > 0 && !isHigher(contractVersion, oldVersion)
  const lines = [
    done,
    ...changes,
    `${changes.length} breaking changes since version ${oldVersion}`,
    ...(isRefused ? [`The version is still ${contractVersion}: raise it in tools/contract/version.ts.`] : []),
  ]
  return { lines, code: isRefused ? 1 : 0 }
}
